import { ApiError } from '@parpaing/contract/call-errors';
import type { ErrorAnswer } from '@parpaing/contract/schemas';

interface Refusal {
  status: number;
  answer: Partial<ErrorAnswer>;
}

export function readRefusal(error: unknown): Refusal | undefined {
  if (error instanceof ApiError) return error;
  // The server's client throws React Router's `data()`.
  if (typeof error !== 'object' || error === null || !('init' in error) || !('data' in error))
    return undefined;
  const { status } = (error.init ?? {}) as { status?: number };
  return status === undefined ? undefined : { status, answer: (error.data ?? {}) as Partial<ErrorAnswer> };
}
