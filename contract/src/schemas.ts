import type { ZodType } from 'zod';
import type { CallName } from './calls.ts';
import { healthSchemas } from './health.ts';
import { mailboxSchemas } from './mail.ts';
import { placeSchemas } from './places.ts';

export interface CallSchemas {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  /** The body of a successful answer; a call without one answers 204 or something other than JSON. */
  answer?: ZodType;
}

/** The shapes behind `calls`, name by name. Loaded by the API and by the forms that validate. */
export const callSchemas = {
  ...healthSchemas,
  ...placeSchemas,
  ...mailboxSchemas,
} as const satisfies Record<CallName, CallSchemas>;

export { ErrorAnswer } from './errors.ts';
