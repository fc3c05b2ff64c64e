import type { ApiError } from '@parpaing/contract/call-errors';

/** A password asked for again, of someone who is logged in. */
export function isWrongPassword({ answer }: ApiError): boolean {
  return answer.error === 'invalid_credentials';
}
