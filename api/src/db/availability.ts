import pg from 'pg';

/** The statement failed because of the state of the database, not because of what it asked: it may succeed later. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

export const isDiskFullFailure = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError && (error.cause as { code?: string }).code === diskFullState;

/** SQLSTATE codes, or their first characters, of a server that cannot serve for the moment. */
const unavailableStates = [
  '08', // connection exception
  '53', // insufficient resources: disk full, out of memory, too many connections
  '58', // system error, such as a failed write
  '57P', // shutdown, crash recovery, starting up
  '57014', // statement timeout
  '55P03', // lock timeout
  '25P03', // the transaction was idle for too long
  '40001', // serialization failure
  '40P01', // deadlock
];

/** States of this connection alone: another one may do better. */
const readOnlyState = '25006'; // this server is no longer the primary
const stalePlanState = '0A000'; // of a prepared statement whose table has changed since
const diskFullState = '53100';

const matches = (states: string[], code = '') => states.some((state) => code.startsWith(state));

/** Connection and resource failures become `DatabaseUnavailableError`; other errors keep their SQLSTATE. */
export function classifyFailure(
  error: unknown,
  { isPrepared }: { isPrepared: boolean },
): { error: unknown; isConnectionUsable: boolean } {
  if (error instanceof pg.DatabaseError) {
    const isStale = error.code === readOnlyState || (isPrepared && error.code === stalePlanState);
    const isUnavailable = isStale || matches(unavailableStates, error.code);
    return {
      error: isUnavailable ? new DatabaseUnavailableError(error) : error,
      isConnectionUsable: !isStale,
    };
  }
  // A value that cannot be sent: the connection has not seen it.
  if (error instanceof TypeError) return { error, isConnectionUsable: true };
  return { error: new DatabaseUnavailableError(error), isConnectionUsable: false };
}
