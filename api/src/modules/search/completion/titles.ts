import type { Suggestion } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

const maxTitles = 4;
const readTitles = 40;

/** Keys have only letters, digits and spaces, which all sort before the tilde. */
export async function completeTitles(db: Database, key: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct on (title) id, title from (
      select id, title from materials
      where status = 'publie' and title_key >= ${key} and title_key < ${`${key}~`}
      order by title_key, id limit ${readTitles}
    ) as begun
    order by title, id limit ${maxTitles}`.execute(db);
  return rows.map(({ id, title }) => ({ kind: 'material', text: title, id }));
}
