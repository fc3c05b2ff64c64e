import type { Mail } from '../modules/mail/mail.ts';

export interface JobPayloads {
  'mail-delivery': Mail;
  'picture-variants': { mediaId: string };
  'demo-drawings': Record<string, never>;
  'file-removal': { keys: string[] };
  'account-removal': { userId: string };
  'clean-up': Record<string, never>;
  'weekly-letter': Record<string, never>;
  'availability-check': Record<string, never>;
  'import-check': { importId: string; revision: number };
  'import-save': { importId: string };
  'import-photos': { importId: string };
  'unread-mail': { messageId: string };
  'search-vocabulary': Record<string, never>;
  'vocabulary-rebuild': Record<string, never>;
  'seller-summaries': Record<string, never>;
  'shop-delays': { sellerId: string };
  'reply-times': Record<string, never>;
  'statistics-roll-up': Record<string, never>;
}

export type JobName = keyof JobPayloads;

const minute = 60;
const day = 24 * 60 * minute;

/** Tried for two weeks unless a queue says less; `jobs.ts` waits longer before each try. */
const lasting = {
  retryLimit: 100,
  retryDelay: 30,
  retryDelayMax: 60 * minute,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: day,
};
const importing = {
  retryLimit: 5,
  retryDelay: 5,
  retentionSeconds: day,
  deleteAfterSeconds: 60 * minute,
};
const mailing = {
  retryLimit: 20,
  retryDelay: minute,
  retryDelayMax: 30 * minute,
  expireInSeconds: 30 * minute,
  retentionSeconds: 12 * 60 * minute,
  deleteAfterSeconds: 7 * day,
};
const nightly = {
  retryLimit: 2,
  retryDelay: 5 * minute,
  expireInSeconds: 60 * minute,
  retentionSeconds: day,
  deleteAfterSeconds: 7 * day,
};

export const queues = {
  // Mail servers may be down for a day: retries every quarter of an hour at most, for three days.
  'mail-delivery': {
    retryLimit: 300,
    retryDelay: 10,
    retryDelayMax: 15 * minute,
    expireInSeconds: 2 * minute,
    retentionSeconds: 3 * day,
    deleteAfterSeconds: minute,
  },
  'picture-variants': { ...lasting, retryLimit: 10, expireInSeconds: 10 * minute },
  'demo-drawings': {
    retryLimit: 5,
    retryDelay: minute,
    expireInSeconds: 60 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: day,
  },
  'file-removal': { ...lasting, expireInSeconds: 10 * minute },
  'account-removal': { ...lasting, expireInSeconds: 30 * minute },
  'import-check': { ...importing, expireInSeconds: 2 * minute },
  'import-save': { ...importing, expireInSeconds: 10 * minute },
  'import-photos': { ...importing, retryDelay: 30, expireInSeconds: 120 * minute },
  'clean-up': { ...nightly, retryLimit: 5 },
  'weekly-letter': mailing,
  'availability-check': mailing,
  'unread-mail': {
    retryLimit: 20,
    retryDelay: 10,
    retryDelayMax: 15 * minute,
    expireInSeconds: 2 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 60 * minute,
  },
  'search-vocabulary': {
    retryLimit: 2,
    retryDelay: 30,
    expireInSeconds: 10 * minute,
    retentionSeconds: 60 * minute,
    deleteAfterSeconds: day,
  },
  'vocabulary-rebuild': nightly,
  'seller-summaries': {
    retryLimit: 2,
    retryDelay: 10,
    expireInSeconds: 5 * minute,
    retentionSeconds: 10 * minute,
    deleteAfterSeconds: 60 * minute,
  },
  'shop-delays': { ...lasting, retryDelay: 5, expireInSeconds: 30 * minute },
  'reply-times': nightly,
  'statistics-roll-up': {
    retryLimit: 2,
    retryDelay: minute,
    expireInSeconds: 30 * minute,
    retentionSeconds: 60 * minute,
    deleteAfterSeconds: day,
  },
} as const satisfies Record<JobName, object>;

/** One at a time for the others. */
export const batchSizes: { [Name in JobName]?: number } = {
  'mail-delivery': 10,
  'file-removal': 10,
  'unread-mail': 10,
};

export const sealedJobs: readonly JobName[] = ['mail-delivery'];

/** Cron expressions, in the time zone of Paris. */
export const schedules: { [Name in JobName]?: string } = {
  'clean-up': '20 3 * * *',
  'weekly-letter': '0 7 * * 4',
  'availability-check': '30 7 * * *',
  'search-vocabulary': '*/5 * * * *',
  'vocabulary-rebuild': '50 3 * * *',
  'seller-summaries': '* * * * *',
  'reply-times': '40 3 * * *',
  // The first after midnight closes the day; the others catch late events and a failed night.
  'statistics-roll-up': '10 * * * *',
};
