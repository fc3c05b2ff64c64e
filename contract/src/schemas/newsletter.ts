import { z } from 'zod';
import { Acknowledgement, Email, Honeypot, MailTokenQuery } from './fields.ts';

export const NewsletterInput = z.object({ email: Email, website: Honeypot });
export type NewsletterInput = z.input<typeof NewsletterInput>;

const FormText = z.string().nullish();

export const newsletterSchemas = {
  subscribeToNewsletter: { body: NewsletterInput, answer: Acknowledgement },
  openNewsletterConfirmation: { query: MailTokenQuery },
  openNewsletterUnsubscription: { query: MailTokenQuery },
  /**
   * Both redirect to / with `newsletter=confirmed|unsubscribed|expired|unknown`. Mail programs post here too (RFC
   * 8058).
   */
  confirmNewsletter: { query: MailTokenQuery, body: FormText },
  unsubscribeFromNewsletter: { query: MailTokenQuery, body: FormText },
};
