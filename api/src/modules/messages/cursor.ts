import { invalidField } from '../../http/errors.ts';
import { isUuid } from '../../lib/ids.ts';

/** Microseconds as text: a JavaScript Date would truncate them. */
export interface Position {
  microseconds: string;
  id: string;
}

const pattern = /^(\d{1,16}) (\S+)$/;

export const writeCursor = ({ microseconds, id }: Position): string =>
  Buffer.from(`${microseconds} ${id}`).toString('base64url');

export function readCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [, microseconds, id] = pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!microseconds || !id || !isUuid(id)) throw invalidField('cursor', 'unknown_cursor');
  return { microseconds, id };
}
