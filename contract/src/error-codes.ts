/** Stable codes: clients decide on these, people read the message. */
export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'invalid_credentials',
  'email_not_verified',
  'forbidden',
  /** A link of a mail: unknown, used or too old. */
  'link_expired',
  'not_found',
  /** It was for sale, and no longer is. */
  'material_gone',
  /** The other one's account is gone: nobody reads on. */
  'conversation_closed',
  /** Something else was sent under the same name: an Idempotency-Key or a `clientId`. */
  'idempotency_key_reused',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  /** The request did not arrive whole in time. */
  'request_timeout',
  'timeout',
  /** Of a readiness check: the embedded PostgreSQL ended and is being started again. */
  'database_restarting',
  'unavailable',
  /** What is there can be read, nothing can be changed. */
  'read_only',
  'internal_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
