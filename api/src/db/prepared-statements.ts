import type { Kysely, QueryResult, RawBuilder } from 'kysely';
import type { DB } from './types.ts';

/**
 * Statements sent with most requests, always with the same text. PostgreSQL keeps the plan of one whose values change
 * nothing in what the planner expects: limits are written in the text, and a row is found by `id = $1`. Searches with
 * filters are not prepared: their text varies, and the server would keep every version.
 */
export type StatementName =
  | 'find_current_user'
  | 'take_from_limit'
  | 'find_detail'
  | 'find_detail_near'
  | 'list_latest'
  | 'list_cards'
  | 'analyse_text'
  | 'find_place_in_words';

const names = new Map<string, StatementName>();

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
