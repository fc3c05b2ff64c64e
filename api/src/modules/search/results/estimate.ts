import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** The planner's estimate: immediate, and only a hint. */
export async function estimateMatches(db: Database, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Record<string, string>>`
    explain select from materials where ${condition}`.execute(db);
  const [plan = ''] = Object.values(rows[0] ?? {});
  return Number(/rows=(\d+)/.exec(plan)?.[1] ?? 0);
}
