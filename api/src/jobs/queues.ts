import type { Mail } from '../modules/mail/mail.ts';

/** Every kind of background work and what it is given. */
export interface JobPayloads {
  'mail-delivery': Mail;
  'picture-variants': { mediaId: string };
}

export type JobName = keyof JobPayloads;

const minute = 60;
const day = 24 * 60 * minute;

export const queues = {
  // A mail server may be down for a day: tries are spaced up to a quarter of an hour, and kept for three days.
  'mail-delivery': {
    retryLimit: 300,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 15 * minute,
    expireInSeconds: 2 * minute,
    retentionSeconds: 3 * day,
    deleteAfterSeconds: day,
  },
  'picture-variants': {
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * minute,
    expireInSeconds: 10 * minute,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: day,
  },
} as const satisfies Record<JobName, object>;
