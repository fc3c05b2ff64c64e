import type { ErrorCode } from '@parpaing/contract/error-codes';
import type { FieldFault } from '../sentences/catalogues/catalogue.ts';

/** `code` selects the sentence that a person reads (src/sentences). */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;
  readonly faults: Record<string, FieldFault>;

  constructor(
    status: number,
    code: ErrorCode,
    headers: Record<string, string> = {},
    faults: Record<string, FieldFault> = {},
  ) {
    super(code);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.faults = faults;
  }
}

export const invalidFields = (faults: Record<string, FieldFault>) =>
  new HttpError(400, 'invalid_input', {}, faults);
export const invalidField = (field: string, fault: FieldFault) => invalidFields({ [field]: fault });
export const unauthenticated = () => new HttpError(401, 'unauthenticated', { 'www-authenticate': 'Bearer' });
export const forbidden = () => new HttpError(403, 'forbidden');
export const linkExpired = () => new HttpError(400, 'link_expired');
export const notFound = () => new HttpError(404, 'not_found');
export const pictureTooLarge = (fault: FieldFault) =>
  new HttpError(413, 'payload_too_large', {}, { image: fault });
export const requestTimeout = () => new HttpError(408, 'request_timeout', { connection: 'close' });
export const keyReused = () => new HttpError(409, 'idempotency_key_reused');
export const materialChanged = () => new HttpError(409, 'material_changed');
export const materialGone = () => new HttpError(410, 'material_gone');
export const materialHidden = () => new HttpError(409, 'material_hidden');
export const alreadyDecided = () => new HttpError(409, 'already_decided');
export const verificationOutdated = () => new HttpError(409, 'verification_outdated');
export const conversationClosed = () => new HttpError(409, 'conversation_closed');
const retryAfter = {
  /** Long enough for PostgreSQL to restart. */
  database: 2,
  busy: 5,
  diskFull: 60,
};

export const retryHeaders = (cause: keyof typeof retryAfter) => ({
  'retry-after': String(retryAfter[cause]),
});
export const unavailable = (cause: keyof typeof retryAfter, code: ErrorCode = 'unavailable') =>
  new HttpError(503, code, retryHeaders(cause));
export const diskFull = () => unavailable('diskFull', 'read_only');
export const unsupportedMedia = (field: string, fault: FieldFault, cause?: unknown) =>
  Object.assign(new HttpError(415, 'unsupported_media_type', {}, { [field]: fault }), { cause });
