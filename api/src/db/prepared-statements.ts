import type { Kysely, QueryResult, RawBuilder } from 'kysely';
import type { DB } from './types.ts';

/**
 * Each connection parses these once. They are sent with most requests and always have the same text; a search seldom
 * has the same text twice, and the server would keep every one.
 */
type StatementName =
  | 'find_current_user'
  | 'take_from_limit'
  | 'list_materials_more'
  | 'list_pictures'
  | 'list_documents';

const names = new Map<string, StatementName>();

/** The name must always come with the same text: `pg` refuses it otherwise. */
export function executePrepared<Row>(
  db: Kysely<DB>,
  name: StatementName,
  query: RawBuilder<Row>,
): Promise<QueryResult<Row>> {
  const compiled = query.compile(db);
  names.set(compiled.sql, name);
  return db.executeQuery(compiled);
}

export const findStatementName = (text: string): StatementName | undefined => names.get(text);
