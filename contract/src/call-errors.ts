import type { ErrorAnswer } from './schemas/errors.ts';

/** The API answered, and the answer is an error. */
export class ApiError extends Error {
  readonly status: number;
  readonly answer: Partial<ErrorAnswer>;
  /** Seconds before another try may succeed, where the answer says so. */
  readonly retryAfter: number | undefined;

  constructor(status: number, answer: Partial<ErrorAnswer>, retryAfter?: number) {
    super(answer.message ?? answer.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

/** The request left and nothing came back. */
export class NoResponseError extends Error {
  constructor(cause: unknown) {
    super('no response', { cause });
    this.name = 'NoResponseError';
  }
}

/** The request could not even be built. */
export class RequestSetupError extends Error {
  constructor(cause: unknown) {
    super('request set-up failed', { cause });
    this.name = 'RequestSetupError';
  }
}
