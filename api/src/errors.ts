import type { ErrorCode } from '@parpaing/contract/error-codes';

/** An outcome that the caller can act on. The sentence for a person comes from the catalogue, by its code. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ErrorCode, headers: Record<string, string> = {}) {
    super(code);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const notFound = () => new HttpError(404, 'not_found');
export const unsupportedMedia = (cause?: unknown) =>
  Object.assign(new HttpError(415, 'unsupported_media_type'), { cause });
