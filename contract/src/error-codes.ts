export const errorCodes = [
  'invalid_input',
  'unauthenticated',
  'invalid_credentials',
  'email_not_verified',
  'forbidden',
  'link_expired',
  'not_found',
  'material_gone',
  'material_hidden',
  'material_incomplete',
  'already_decided',
  'verification_outdated',
  /** Another tab or person saved it since. */
  'material_changed',
  'too_many_materials',
  'seller_profile_missing',
  'import_running',
  'import_not_ready',
  'conversation_closed',
  /** An Idempotency-Key or a `clientId` came again with another content. */
  'idempotency_key_reused',
  'too_many_requests',
  'payload_too_large',
  'unsupported_media_type',
  'request_timeout',
  'timeout',
  'database_restarting',
  'unavailable',
  'read_only',
  'internal_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
