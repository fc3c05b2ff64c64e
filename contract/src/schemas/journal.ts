import { z } from 'zod';
import { moderationActions, moderationReasons, moderationTargets } from '../moderation.ts';
import { Id } from './fields.ts';

export const LogEntry = z.object({
  id: z.uuid(),
  /** Null for the command line. */
  actor: z.string().nullable(),
  action: z.enum(moderationActions),
  target: z.object({ kind: z.enum(moderationTargets), id: z.uuid(), label: z.string() }),
  reason: z.enum(moderationReasons).nullable(),
  note: z.string(),
  createdAt: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const Before = z.object({ before: Id.optional() });
export const next = z.uuid().nullable();

export const journalSchemas = {
  listModerationLog: { query: Before, answer: z.object({ items: z.array(LogEntry), next }) },
  exportModerationLog: { answer: z.string() },
};
