import { ApiError } from '@parpaing/contract/call-errors';
import * as m from '../paraglide/messages.js';
import { describeError } from './describe-error.ts';

/** What a form or a button says when the server refused: the sentence, and when another try may succeed. */
export function describeFailure(error: unknown, otherwise?: string): string {
  const { message } = describeError(error, otherwise);
  const wait = error instanceof ApiError ? error.retryAfter : undefined;
  return wait === undefined ? message : `${message} ${describeWait(wait)}`;
}

function describeWait(seconds: number): string {
  if (seconds < 60) return m.retry_in_seconds({ count: Math.max(1, Math.ceil(seconds)) });
  return m.retry_in_minutes({ count: Math.ceil(seconds / 60) });
}
