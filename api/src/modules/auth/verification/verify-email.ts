import type { LoginAnswer } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import { linkExpired } from '../../../http/errors.ts';
import { hashToken } from '../../../lib/tokens.ts';
import type { ApiOptions } from '../../../options.ts';
import { keepDrafts, type SendingOutcome, sendFirstMessages } from '../../messages/service.ts';
import type { AccessTokens } from '../access-tokens.ts';
import {
  type AccountRow,
  confirmRegistration,
  getAccount,
  lockAccount,
  setEmail,
} from '../account-repository.ts';
import {
  consumeEmailToken,
  deleteEmailTokens,
  type EmailPurpose,
  type EmailTokenRow,
  findEmailToken,
  listMessagesOfBrowser,
} from '../email-token-repository.ts';
import { type LoginCaller, openLogin } from '../login.ts';
import { composeEmailChangedMail, composeMessageSentMail } from '../mails.ts';

interface LinkFollower extends LoginCaller {
  /** Of the cookie set where a message was written; undefined in a member's browser, whose session stays. */
  browserHash: string | undefined;
}

export type Verification =
  | { outcome: 'to_confirm'; hasMessage: boolean }
  | { outcome: 'verified'; email: string; hasDraft: boolean }
  | {
      outcome: 'logged_in';
      answer: LoginAnswer;
      deviceToken: string | undefined;
      messages: SendingOutcome[];
    };

const purposes: EmailPurpose[] = ['verify', 'change_email'];

/** One transaction: a crash leaves either the link as it was, or the address verified and the message sent. */
export async function verifyEmail(
  options: ApiOptions,
  accessTokens: AccessTokens,
  { token, onlyWhereWritten }: { token: string; onlyWhereWritten: boolean },
  follower: LinkFollower,
): Promise<Verification> {
  const hash = hashToken(token);
  const verification = options.db.transaction().execute(async (db): Promise<Verification> => {
    const sent = await findEmailToken(db, hash, purposes);
    if (!sent) throw linkExpired();
    const isWhereWritten = sent.browserHash !== null && sent.browserHash === follower.browserHash;
    if (onlyWhereWritten && !isWhereWritten)
      return { outcome: 'to_confirm', hasMessage: sent.browserHash !== null };

    const account = await lockAccount(db, sent.userId);
    const messages = sent.browserHash ? await listMessagesOfBrowser(db, sent.userId, sent.browserHash) : [];
    const taken = account && (await consumeEmailToken(db, hash, purposes));
    if (!taken) throw linkExpired();
    const email = await confirm({ ...options, db }, account, taken);
    if (!isWhereWritten) {
      await keepDrafts(db, account.id, messages);
      return { outcome: 'verified', email, hasDraft: messages.length > 0 };
    }
    const opened = await openLogin({ ...options, db }, accessTokens, await getAccount(db, account.id), {
      ...follower,
      sharedDevice: false,
    });
    const outcomes = await sendFirstMessages({ ...options, db }, account.id, messages);
    const conversations = outcomes.flatMap(({ conversationId }) => conversationId ?? []);
    if (conversations.length > 0)
      await options.jobs.enqueue(db, 'mail-delivery', composeMessageSentMail(options, email, conversations));
    return { outcome: 'logged_in', ...opened, messages: outcomes };
  });
  return verification.catch((error: unknown) => {
    throw isTaken(error) ? linkExpired() : error;
  });
}

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

async function confirm(options: ApiOptions, account: AccountRow, taken: EmailTokenRow): Promise<string> {
  const { newEmail } = taken;
  const hasWorked =
    newEmail === null ? await openAccount(options.db, taken) : await moveAccount(options, account, newEmail);
  if (!hasWorked) throw linkExpired();
  return newEmail ?? account.email;
}

async function openAccount(db: Database, { userId, ...registration }: EmailTokenRow) {
  const { fullName, passwordHash, termsAcceptedAt } = registration;
  if (fullName === null || passwordHash === null) return false;
  await deleteEmailTokens(db, userId);
  return confirmRegistration(db, userId, { fullName, passwordHash, termsAcceptedAt });
}

async function moveAccount(options: ApiOptions, { id, email: oldEmail }: AccountRow, newEmail: string) {
  const { db, jobs } = options;
  if (!(await setEmail(db, id, newEmail))) return false;
  await deleteEmailTokens(db, id);
  await jobs.enqueue(db, 'mail-delivery', composeEmailChangedMail(options, oldEmail));
  return true;
}
