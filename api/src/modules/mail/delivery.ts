import { createTransport } from 'nodemailer';
import type { Database } from '../../db/database.ts';
import type { Mail } from './mail.ts';
import { keepMail } from './repository.ts';

export type DeliverMail = (mail: Mail) => Promise<void>;

/** Well below the two minutes after which pg-boss retries the job and would send the mail twice. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function deliverBySmtp(smtpUrl: string, from: string): DeliverMail {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

export function deliverToMailbox(db: Database): DeliverMail {
  return (mail) => keepMail(db, mail);
}
