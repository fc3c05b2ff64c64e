import * as m from '../../paraglide/messages.js';
import { formatDuration } from '../format/format-duration.ts';
import { describeError } from './describe-error.ts';

/** What a form or a button says when the server refused: the sentence, and when another try may succeed. */
export function describeFailure(error: unknown, otherwise?: string): string {
  const { status, message, requestId, retryAfter } = describeError(error, otherwise);
  if (retryAfter !== undefined) return `${message} ${describeWait(retryAfter)}`;
  // What went wrong on our side is found by its number.
  return status >= 500 && requestId ? `${message} ${m.error_request_id({ id: requestId })}.` : message;
}

function describeWait(seconds: number): string {
  if (seconds < 60) return m.retry_in_seconds({ count: Math.max(1, Math.ceil(seconds)) });
  // To the minute while it is near, to the hour beyond.
  const minutes = Math.ceil(seconds / 60);
  return m.retry_in({ duration: formatDuration(minutes < 60 ? minutes : Math.ceil(minutes / 60) * 60) });
}
