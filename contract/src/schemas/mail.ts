import { z } from 'zod';

export const KeptMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  createdAt: z.string(),
});
export type KeptMail = z.infer<typeof KeptMail>;

export const mailboxSchemas = {
  readMailbox: {
    query: z.object({ to: z.string().max(320).optional() }),
    answer: z.object({ mails: z.array(KeptMail) }),
  },
};
