import { createTransport } from 'nodemailer';
import type { Database } from '../../db/database.ts';
import type { Mail } from './mail.ts';
import { keepMail } from './repository.ts';

export type DeliverMail = (mail: Mail) => Promise<void>;

/** Well under the two minutes after which a job counts as lost, and its mail would be sent twice. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

export function deliverBySmtp(smtpUrl: string, from: string): DeliverMail {
  const transport = createTransport({ url: smtpUrl, ...patience });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

/** Without a mail server, outside production: a newcomer reads the mails at /dev/mailbox. */
export function deliverToMailbox(db: Database): DeliverMail {
  return (mail) => keepMail(db, mail);
}
