import { invalidField } from '../../errors.ts';

/** Microseconds as text: a JavaScript Date would truncate them. */
export interface Position {
  microseconds: string;
  id: string;
}

const pattern = /^(\d{1,16}) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const writeCursor = ({ microseconds, id }: Position): string =>
  Buffer.from(`${microseconds} ${id}`).toString('base64url');

export function readCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  const [, microseconds, id] = pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!microseconds || !id) throw invalidField('cursor', 'unknown_cursor');
  return { microseconds, id };
}
