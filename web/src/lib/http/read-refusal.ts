import { ApiError } from '@parpaing/contract/call-errors';
import type { ErrorAnswer } from '@parpaing/contract/schemas';

interface Refusal {
  status: number;
  answer: Partial<ErrorAnswer>;
}

/** What the API refused, for a loader that has something to show instead; undefined for any other failure. */
export function readRefusal(error: unknown): Refusal | undefined {
  if (error instanceof ApiError) return error;
  // The server's client throws `data()`, so that React Router keeps the fields.
  if (typeof error !== 'object' || error === null || !('init' in error) || !('data' in error))
    return undefined;
  const { status } = (error.init ?? {}) as { status?: number };
  return status === undefined ? undefined : { status, answer: (error.data ?? {}) as Partial<ErrorAnswer> };
}
