import * as m from '../../paraglide/messages.js';
import { formatDuration } from '../format/format.ts';
import { describePageError } from './describe-page-error.ts';

export function describeFailure(error: unknown, fallback?: string): string {
  const { status, message, requestId, retryAfter } = describePageError(error, fallback);
  if (retryAfter !== undefined) return `${message} ${describeWait(retryAfter)}`;
  return status >= 500 && requestId ? `${message} ${m.error_request_id({ id: requestId })}.` : message;
}

function describeWait(seconds: number): string {
  if (seconds < 60) return m.retry_in_seconds({ count: Math.max(1, Math.ceil(seconds)) });
  const minutes = Math.ceil(seconds / 60);
  return m.retry_in({ duration: formatDuration(minutes < 60 ? minutes : Math.ceil(minutes / 60) * 60) });
}
