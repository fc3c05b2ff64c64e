import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** How many materials the planner expects to meet a condition: asked in a moment, and good for common words. */
export async function estimateMatches(db: Database, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Record<string, string>>`
    explain select from materials where ${condition}`.execute(db);
  const [plan = ''] = Object.values(rows[0] ?? {});
  const estimate = /rows=(\d+)/.exec(plan)?.[1];
  if (estimate === undefined) throw new Error(`a plan tells its rows: ${plan}`);
  return Number(estimate);
}
