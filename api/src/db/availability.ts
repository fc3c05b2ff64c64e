import pg from 'pg';

/** The statement failed because of the state of the database, not because of what it asked: it may succeed later. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the database is unavailable', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

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

/** States that another connection may not share. */
const staleConnectionStates = [
  '25006', // read-only: this server is no longer the primary
  '0A000', // a prepared statement whose table has changed since
];

const matches = (states: string[], code = '') => states.some((state) => code.startsWith(state));

/** What `pg` reports, told apart: a refusal of the server keeps its code, an absence becomes one kind of error. */
export function tellFailure(error: unknown): { error: unknown; isConnectionUsable: boolean } {
  if (error instanceof pg.DatabaseError) {
    const isStale = matches(staleConnectionStates, error.code);
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
