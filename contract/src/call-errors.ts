import type { ErrorAnswer } from './schemas/errors.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly answer: Partial<ErrorAnswer>;
  readonly retryAfter: number | undefined;

  constructor(status: number, answer: Partial<ErrorAnswer>, retryAfter?: number) {
    super(answer.message ?? answer.error ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}

export class NoResponseError extends Error {
  constructor(cause: unknown) {
    super('no response', { cause });
    this.name = 'NoResponseError';
  }
}

export class RequestSetupError extends Error {
  constructor(cause: unknown) {
    super('request set-up failed', { cause });
    this.name = 'RequestSetupError';
  }
}
