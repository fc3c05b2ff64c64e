import type { RegisterInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { linkExpired } from '../../http/errors.ts';
import { newId } from '../../lib/ids.ts';
import { hashToken } from '../../lib/tokens.ts';
import type { ApiOptions } from '../../options.ts';
import {
  type AccountRow,
  confirmRegistration,
  findAccountByEmail,
  lockAccount,
  register as registerAccount,
  setEmail,
} from './account-repository.ts';
import { issueEmailToken } from './email-links.ts';
import {
  consumeEmailToken,
  deleteEmailTokens,
  type EmailPurpose,
  type EmailTokenRow,
  findEmailToken,
} from './email-token-repository.ts';
import { type Caller, tryConsumeMailLimit } from './limits.ts';
import {
  composeAlreadyRegisteredMail,
  composeEmailChangedMail,
  composeNoAccountMail,
  composeVerificationMail,
} from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';

/**
 * The answer, the work and the number of mails are the same whether or not the address has an account. An unverified
 * address may be registered again by anyone, so each link carries the password of its own registration: the owner's
 * mail activates the owner's password, never a stranger's.
 */
export async function register(options: ApiOptions, input: RegisterInput, caller: Caller): Promise<void> {
  const { fullName, email, password, returnUrl, website: honeypot } = input;
  if (honeypot) return;
  await requireStrongPassword('password', password, { email, fullName });
  const { db, jobs, passwords } = options;
  const passwordHash = await passwords.hash(password, caller.key);
  if (!(await tryConsumeMailLimit(options, 'account', email, caller))) return;
  await db.transaction().execute(async (transaction) => {
    const account = await registerAccount(transaction, { id: newId(), email, fullName, passwordHash });
    if (!account) return;
    const mail = account.verifiedAt
      ? composeAlreadyRegisteredMail(options, account.email)
      : await composeLink(options, transaction, account, returnUrl);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

/** Always one mail, for equal timing. The previous link stays valid, because a stranger may trigger this. */
export async function resendVerification(
  options: ApiOptions,
  { email, returnUrl }: { email: string; returnUrl?: string },
  caller: Caller,
): Promise<void> {
  const { db, jobs } = options;
  if (!(await tryConsumeMailLimit(options, 'account', email, caller))) return;
  await db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    const mail = await composeAnswer(options, transaction, email, account, returnUrl);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

async function composeAnswer(
  options: ApiOptions,
  db: Database,
  email: string,
  account: AccountRow | undefined,
  returnUrl: string | undefined,
) {
  if (!account) return composeNoAccountMail(options, email);
  if (account.verifiedAt) return composeAlreadyRegisteredMail(options, account.email);
  return composeLink(options, db, account, returnUrl);
}

async function composeLink(options: ApiOptions, db: Database, account: AccountRow, returnUrl?: string) {
  const { id, email, fullName, passwordHash, termsAcceptedAt } = account;
  const token = await issueEmailToken(db, id, 'verify', { fullName, passwordHash, termsAcceptedAt });
  return composeVerificationMail(options, email, token, returnUrl);
}

export async function verifyEmail({ db, ...options }: ApiOptions, token: string): Promise<string> {
  const hash = hashToken(token);
  const purposes: EmailPurpose[] = ['verify', 'change_email'];
  const verification = db.transaction().execute(async (transaction) => {
    const sent = await findEmailToken(transaction, hash, purposes);
    const account = sent && (await lockAccount(transaction, sent.userId));
    const taken = account && (await consumeEmailToken(transaction, hash, purposes));
    if (!taken) throw linkExpired();
    const { newEmail } = taken;
    const hasWorked =
      newEmail === null
        ? await openAccount(transaction, taken)
        : await moveAccount({ db: transaction, ...options }, account, newEmail);
    if (!hasWorked) throw linkExpired();
    return newEmail ?? account.email;
  });
  return verification.catch((error: unknown) => {
    throw isTaken(error) ? linkExpired() : error;
  });
}

const isTaken = (error: unknown) => (error as { code?: string }).code === '23505';

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
