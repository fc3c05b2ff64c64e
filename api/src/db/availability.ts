import pg from 'pg';

/** The state of the database caused the failure, not the statement: a retry may succeed. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

export const isDiskFullFailure = (error: unknown): boolean =>
  error instanceof DatabaseUnavailableError && (error.cause as { code?: string }).code === diskFullState;

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

const readOnlyState = '25006'; // this server is no longer the primary
const stalePlanState = '0A000'; // of a prepared statement whose table has changed since
const diskFullState = '53100';

const matches = (states: string[], code = '') => states.some((state) => code.startsWith(state));

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
  // `pg` could not serialise a value; the connection was not used.
  if (error instanceof TypeError) return { error, isConnectionUsable: true };
  return { error: new DatabaseUnavailableError(error), isConnectionUsable: false };
}
