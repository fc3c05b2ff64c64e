import { z } from 'zod';

export const healthSchemas = {
  checkLiveness: { answer: z.object({ status: z.literal('ok') }) },
  checkReadiness: { answer: z.object({ status: z.literal('ready') }) },
  readMetrics: { answer: z.string() },
};
