import { z } from 'zod';
import { limits } from '../limits.ts';
import { Acknowledgement, Email, Honeypot } from './fields.ts';

export const contactTopics = ['achat', 'vente', 'compte', 'signalement', 'presse', 'autre'] as const;

export const ContactInput = z.object({
  name: z.string().trim().min(1).max(100),
  email: Email,
  topic: z.enum(contactTopics),
  message: z.string().trim().min(10).max(limits.contactMessageLength),
  website: Honeypot,
});
export type ContactInput = z.input<typeof ContactInput>;

export const contactSchemas = {
  sendContactRequest: { body: ContactInput, answer: Acknowledgement },
};
