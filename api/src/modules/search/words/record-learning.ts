import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

export async function recordLearning(db: Database, name: string): Promise<void> {
  await sql`
    insert into reference_data (name, version, loaded_at)
    -- Rows of a transaction still under way have the time at which it began.
    select ${name}, now()::text, least(now(), min(xact_start))
    from pg_stat_activity where datname = current_database()
    on conflict (name) do update set version = excluded.version, loaded_at = excluded.loaded_at`.execute(db);
}
