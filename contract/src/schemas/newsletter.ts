import { z } from 'zod';
import { Acknowledgement, Email, Honeypot } from './fields.ts';

export const NewsletterInput = z.object({ email: Email, website: Honeypot });
export type NewsletterInput = z.input<typeof NewsletterInput>;

/** A person follows the link: a missing token leads to a page with a sentence, not to a validation error. */
const TokenQuery = z.object({ token: z.string().catch('') });

const FormText = z.string().nullish();

export const newsletterSchemas = {
  subscribeToNewsletter: { body: NewsletterInput, answer: Acknowledgement },
  openNewsletterConfirmation: { query: TokenQuery },
  openNewsletterUnsubscription: { query: TokenQuery },
  /**
   * Both redirect to / with `newsletter=confirmed|unsubscribed|expired|unknown`. Mail programs post here too (RFC
   * 8058).
   */
  confirmNewsletter: { query: TokenQuery, body: FormText },
  unsubscribeFromNewsletter: { query: TokenQuery, body: FormText },
};
