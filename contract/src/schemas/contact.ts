import { z } from 'zod';
import { limits } from '../limits.ts';
import { Acknowledgement, Email, Trap } from './fields.ts';

export const contactTopics = ['achat', 'vente', 'compte', 'signalement', 'presse', 'autre'] as const;

export const ContactInput = z.object({
  name: z.string().trim().min(1).max(100),
  email: Email,
  topic: z.enum(contactTopics),
  message: z.string().trim().min(10).max(limits.contactMessageLength),
  website: Trap,
});
export type ContactInput = z.input<typeof ContactInput>;

export const NewsletterInput = z.object({ email: Email, website: Trap });
export type NewsletterInput = z.input<typeof NewsletterInput>;

/** Whatever a mail program made of the link: a person follows it, so what is wrong leads to a sentence. */
const TokenQuery = z.object({ token: z.string().catch('') });

/** Sent by a page or by a mail program: a form, read as text. */
const FormText = z.string().nullish();

export const contactSchemas = {
  /** Repeating a request with the same Idempotency-Key header stores and mails once. */
  sendContactRequest: { body: ContactInput, answer: Acknowledgement },
  subscribeToNewsletter: { body: NewsletterInput, answer: Acknowledgement },
  /** Links of the mails: they lead to / with `newsletter=confirm|unsubscribe` and their token, for a last click. */
  openNewsletterConfirmation: { query: TokenQuery },
  openNewsletterUnsubscription: { query: TokenQuery },
  /** That click, or one in the mail program (RFC 8058): / with `newsletter=confirmed|unsubscribed|expired|unknown`. */
  confirmNewsletter: { query: TokenQuery, body: FormText },
  unsubscribeFromNewsletter: { query: TokenQuery, body: FormText },
};
