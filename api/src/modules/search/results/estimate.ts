import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** How many materials the planner expects to meet a condition: told in a moment, and a hint, never a count. */
export async function estimateMatches(db: Database, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Record<string, string>>`
    explain select from materials where ${condition}`.execute(db);
  const [plan = ''] = Object.values(rows[0] ?? {});
  return Number(/rows=(\d+)/.exec(plan)?.[1] ?? 0);
}
