import type { RegisterInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { linkExpired } from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { ApiOptions } from '../../options.ts';
import { tryTakeFromLimit } from '../../rate-limits.ts';
import { hashToken } from '../../tokens.ts';
import {
  type AccountRow,
  confirmRegistration,
  findAccountByEmail,
  getAccount,
  register as registerAccount,
  setEmail,
} from './account-repository.ts';
import { issueEmailToken } from './email-links.ts';
import {
  deleteEmailTokens,
  deleteRegistrationTokens,
  type EmailTokenRow,
  takeEmailToken,
} from './email-token-repository.ts';
import {
  composeAlreadyRegisteredMail,
  composeEmailChangedMail,
  composeNoAccountMail,
  composeVerificationMail,
} from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';

const daySeconds = 24 * 60 * 60;
/** Anyone may write any address in a form: it gets no more mails than this. */
const mailsPerDay = 5;

const takeMail = (db: Database, email: string) =>
  tryTakeFromLimit(db, `account mail ${email.toLowerCase()}`, mailsPerDay, daySeconds);

/**
 * The caller learns nothing of the address: same answer, same work, one mail that tells its owner.
 *
 * While an address is unverified anybody may register it again. Neither the first nor the last password may simply
 * win, or a stranger who came before or after would have theirs opened by the owner's click. So each link carries the
 * password of the registration that sent it: the owner's own mail opens the account with the owner's own password.
 */
export async function register(options: ApiOptions, input: RegisterInput): Promise<void> {
  const { fullName, email, password, returnUrl, website } = input;
  // Only a robot fills a field that nobody sees.
  if (website) return;
  requireStrongPassword('password', password, { email, fullName });
  const { db, jobs, passwords } = options;
  const passwordHash = await passwords.hash(password);
  const { isAllowed } = await takeMail(db, email);
  if (!isAllowed) return;
  await db.transaction().execute(async (transaction) => {
    const account = await registerAccount(transaction, { id: newId(), email, fullName, passwordHash });
    const mail = account.verifiedAt
      ? composeAlreadyRegisteredMail(options, account.email)
      : await composeLink(options, transaction, account, returnUrl);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

/** One mail in every case, so that each takes as long as the others. */
export async function resendVerification(
  options: ApiOptions,
  { email, returnUrl }: { email: string; returnUrl?: string },
): Promise<void> {
  const { db, jobs } = options;
  const { isAllowed } = await takeMail(db, email);
  if (!isAllowed) return;
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
  await deleteRegistrationTokens(db, account.id, account.passwordHash);
  return composeLink(options, db, account, returnUrl);
}

async function composeLink(options: ApiOptions, db: Database, account: AccountRow, returnUrl?: string) {
  const { id, email, fullName, passwordHash } = account;
  const token = await issueEmailToken(db, id, 'verify', { fullName, passwordHash });
  return composeVerificationMail(options, email, token, returnUrl);
}

/** A link serves once, whoever follows it: a second click is told so, though the first one did its work. */
export async function verifyEmail(options: ApiOptions, token: string): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    const found = await takeEmailToken(transaction, hashToken(token), ['verify', 'change_email']);
    if (!found) throw linkExpired();
    const isDone =
      found.newEmail === null
        ? await openAccount(transaction, found)
        : await moveAccount(options, transaction, found.userId, found.newEmail);
    if (!isDone) throw linkExpired();
  });
}

async function openAccount(db: Database, { userId, fullName, passwordHash }: EmailTokenRow) {
  if (fullName === null || passwordHash === null) return false;
  await deleteEmailTokens(db, userId);
  return confirmRegistration(db, userId, { fullName, passwordHash });
}

/** Links to reset the password that went to the old address die with it. */
async function moveAccount(options: ApiOptions, db: Database, userId: string, newEmail: string) {
  const { email: oldEmail } = await getAccount(db, userId);
  if (!(await setEmail(db, userId, newEmail))) return false;
  await deleteEmailTokens(db, userId);
  await options.jobs.enqueue(db, 'mail-delivery', composeEmailChangedMail(options, oldEmail));
  return true;
}
