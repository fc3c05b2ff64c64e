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
  'reply-times': Record<string, never>;
  'statistics-roll-up': Record<string, never>;
}

export type JobName = keyof JobPayloads;

const minute = 60;
const day = 24 * 60 * minute;

export const queues = {
  // Mail servers may be down for a day: retries every quarter of an hour at most, for three days.
  'mail-delivery': {
    retryLimit: 300,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 15 * minute,
    expireInSeconds: 2 * minute,
    retentionSeconds: 3 * day,
    deleteAfterSeconds: minute,
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
  'demo-drawings': {
    retryLimit: 5,
    retryDelay: minute,
    retryBackoff: true,
    expireInSeconds: 60 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: day,
  },
  'file-removal': {
    retryLimit: 100,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * minute,
    expireInSeconds: 10 * minute,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: day,
  },
  'account-removal': {
    retryLimit: 100,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 60 * minute,
    expireInSeconds: 30 * minute,
    retentionSeconds: 14 * day,
    deleteAfterSeconds: day,
  },
  'import-check': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 2 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 60 * minute,
  },
  'import-save': {
    retryLimit: 5,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 10 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 60 * minute,
  },
  'import-photos': {
    retryLimit: 5,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 120 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 60 * minute,
  },
  'clean-up': {
    retryLimit: 5,
    retryDelay: 5 * minute,
    retryBackoff: true,
    expireInSeconds: 60 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 7 * day,
  },
  'weekly-letter': {
    retryLimit: 20,
    retryDelay: minute,
    retryBackoff: true,
    retryDelayMax: 30 * minute,
    expireInSeconds: 30 * minute,
    retentionSeconds: 12 * 60 * minute,
    deleteAfterSeconds: 7 * day,
  },
  'availability-check': {
    retryLimit: 20,
    retryDelay: minute,
    retryBackoff: true,
    retryDelayMax: 30 * minute,
    expireInSeconds: 30 * minute,
    retentionSeconds: 12 * 60 * minute,
    deleteAfterSeconds: 7 * day,
  },
  'unread-mail': {
    retryLimit: 20,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 15 * minute,
    expireInSeconds: 2 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 60 * minute,
  },
  'search-vocabulary': {
    retryLimit: 2,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 10 * minute,
    retentionSeconds: 60 * minute,
    deleteAfterSeconds: day,
  },
  'vocabulary-rebuild': {
    retryLimit: 2,
    retryDelay: 5 * minute,
    retryBackoff: true,
    expireInSeconds: 60 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 7 * day,
  },
  'seller-summaries': {
    retryLimit: 2,
    retryDelay: 10,
    retryBackoff: true,
    expireInSeconds: 5 * minute,
    retentionSeconds: 10 * minute,
    deleteAfterSeconds: 60 * minute,
  },
  'reply-times': {
    retryLimit: 2,
    retryDelay: 5 * minute,
    retryBackoff: true,
    expireInSeconds: 60 * minute,
    retentionSeconds: day,
    deleteAfterSeconds: 7 * day,
  },
  'statistics-roll-up': {
    retryLimit: 2,
    retryDelay: minute,
    retryBackoff: true,
    expireInSeconds: 30 * minute,
    retentionSeconds: 60 * minute,
    deleteAfterSeconds: day,
  },
} as const satisfies Record<JobName, object>;

export const jobSettings: Record<JobName, { batchSize: number; isSealed: boolean }> = {
  'mail-delivery': { batchSize: 10, isSealed: true },
  'picture-variants': { batchSize: 1, isSealed: false },
  'demo-drawings': { batchSize: 1, isSealed: false },
  'file-removal': { batchSize: 10, isSealed: false },
  'account-removal': { batchSize: 1, isSealed: false },
  'import-check': { batchSize: 1, isSealed: false },
  'import-save': { batchSize: 1, isSealed: false },
  'import-photos': { batchSize: 1, isSealed: false },
  'clean-up': { batchSize: 1, isSealed: false },
  'weekly-letter': { batchSize: 1, isSealed: false },
  'availability-check': { batchSize: 1, isSealed: false },
  'unread-mail': { batchSize: 10, isSealed: false },
  'search-vocabulary': { batchSize: 1, isSealed: false },
  'vocabulary-rebuild': { batchSize: 1, isSealed: false },
  'seller-summaries': { batchSize: 1, isSealed: false },
  'reply-times': { batchSize: 1, isSealed: false },
  'statistics-roll-up': { batchSize: 1, isSealed: false },
};

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
