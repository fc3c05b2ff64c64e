import { z } from 'zod';
import { limits } from './limits.ts';

/** Never filled by a person: its field is out of sight. */
const trap = z.string().max(200).default('');

export const contactTopics = ['achat', 'vente', 'compte', 'signalement', 'presse', 'autre'] as const;

export const ContactInput = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email().max(limits.emailLength),
  topic: z.enum(contactTopics),
  message: z.string().trim().min(10).max(limits.contactMessageLength),
  website: trap,
});
export type ContactInput = z.input<typeof ContactInput>;

export const NewsletterInput = z.object({ email: z.email().max(limits.emailLength), website: trap });
export type NewsletterInput = z.input<typeof NewsletterInput>;

const Acknowledgement = z.object({ message: z.string() });
const TokenQuery = z.object({ token: z.string().min(20).max(100) });

export const contactSchemas = {
  /** Repeating a request with the same Idempotency-Key header stores and mails once. */
  sendContactRequest: { body: ContactInput, answer: Acknowledgement },
  subscribeToNewsletter: { body: NewsletterInput, answer: Acknowledgement },
  /** Links of the mails: they lead to / with `newsletter=confirmed|unsubscribed|expired`. */
  confirmNewsletter: { query: TokenQuery },
  unsubscribeFromNewsletter: { query: TokenQuery },
  /** One click in the mail program (RFC 8058). */
  unsubscribeInOneClick: { query: TokenQuery },
};
