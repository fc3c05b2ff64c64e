import { ApiError, NoResponseError, RequestSetupError } from '@parpaing/contract/call-errors';
import { isRouteErrorResponse } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { StorageRefusedError } from '../browser/storage.ts';

interface ErrorDescription {
  status: number;
  message: string;
  requestId?: string;
  retryAfter?: number;
}

/** React Router sends data to the browser but no headers, so Retry-After becomes a field. */
export function toPageError({ answer, retryAfter }: ApiError) {
  return { ...answer, retryAfter };
}

export function describePageError(error: unknown, fallback: string = m.error_generic()): ErrorDescription {
  if (error instanceof ApiError) return fromAnswer(error.status, toPageError(error), fallback);
  if (isRouteErrorResponse(error)) return fromAnswer(error.status, error.data, fallback);
  if (error instanceof NoResponseError || isFailedFetch(error))
    return { status: 503, message: m.error_no_response() };
  if (error instanceof RequestSetupError) return { status: 500, message: m.error_request_setup() };
  if (error instanceof StorageRefusedError) return { status: 400, message: m.error_storage() };
  return { status: 500, message: fallback };
}

/** React Router fetches data itself, and each browser words the error differently. */
function isFailedFetch(error: unknown) {
  return error instanceof TypeError && /^(Failed to fetch|NetworkError|Load failed)/.test(error.message);
}

function fromAnswer(status: number, answer: unknown, fallback: string): ErrorDescription {
  const { message, error, requestId, retryAfter } = (
    typeof answer === 'object' && answer !== null ? answer : {}
  ) as Record<string, unknown>;
  return {
    status,
    message:
      ([message, error].find((text) => typeof text === 'string' && text !== '') as string | undefined) ??
      fallback,
    requestId: typeof requestId === 'string' ? requestId : undefined,
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}
