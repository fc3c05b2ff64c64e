import { z } from 'zod';
import { errorCodes } from '../error-codes.ts';

export const ErrorAnswer = z.object({
  error: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string().optional(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
