import type { Compilable } from 'kysely';
import type { Database } from './database.ts';

/**
 * Each connection parses these once. They are sent with most requests and always have the same text; a search seldom
 * has the same text twice, and the server would keep every one.
 */
type StatementName = 'find_current_user' | 'take_from_limit' | 'find_material';

const names = new Map<string, StatementName>();

export const findStatementName = (text: string): StatementName | undefined => names.get(text);
