import { ApiError, NoResponseError, RequestSetupError } from '@parpaing/contract/call-errors';
import { isRouteErrorResponse } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { StorageRefusedError } from '../browser/storage.ts';

interface ErrorDescription {
  status: number;
  message: string;
  requestId?: string;
  /** Seconds before another try may succeed, where the answer says so. */
  retryAfter?: number;
}

/** What a page is told of an error of the API: React Router carries data to the browser, and no headers. */
export function toPageError({ answer, retryAfter }: ApiError) {
  return { ...answer, retryAfter };
}

/** SPEC §8: the answer's message, else its error, else the sentence of whoever asked, else the general one. */
export function describeError(error: unknown, fallback: string = m.error_generic()): ErrorDescription {
  if (error instanceof ApiError) return fromAnswer(error.status, toPageError(error), fallback);
  if (isRouteErrorResponse(error)) return fromAnswer(error.status, error.data, fallback);
  if (error instanceof NoResponseError || isFailedFetch(error))
    return { status: 503, message: m.error_no_response() };
  if (error instanceof RequestSetupError) return { status: 500, message: m.error_request_setup() };
  if (error instanceof StorageRefusedError) return { status: 400, message: m.error_storage() };
  return { status: 500, message: fallback };
}

/** React Router fetches data itself; browsers agree on the kind of error, not on its words. */
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
