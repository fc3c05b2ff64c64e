import { invalidField, linkExpired } from '../../errors.ts';
import type { ApiOptions } from '../../options.ts';
import { tryTakeFromLimit } from '../../rate-limits.ts';
import { hashToken } from '../../tokens.ts';
import { findAccountByEmail, getAccount, setPassword } from './account-repository.ts';
import { replaceEmailToken } from './email-links.ts';
import { deleteEmailTokens, findEmailToken, takeEmailToken } from './email-token-repository.ts';
import { composeNoAccountMail, composePasswordChangedMail, composeResetMail } from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';
import { revokeSessions } from './session-repository.ts';

const daySeconds = 24 * 60 * 60;
const mailsPerDay = 5;

/** One mail in every case, so that the answer and its time tell nothing of the address. */
export async function forgetPassword(
  options: ApiOptions,
  { email, frontendUrl }: { email: string; frontendUrl: string },
): Promise<void> {
  const { db, jobs, allowedOrigins } = options;
  // A link to elsewhere, in our mail, would hand the token to whoever is there.
  const page = new URL(frontendUrl);
  const isOurs = allowedOrigins.includes(page.origin) && !page.username && !page.password;
  if (!isOurs) throw invalidField('frontendUrl', 'foreign_origin');
  const limitKey = `reset mail ${email.toLowerCase()}`;
  const { isAllowed } = await tryTakeFromLimit(db, limitKey, mailsPerDay, daySeconds);
  if (!isAllowed) return;
  await db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    if (!account) {
      await jobs.enqueue(transaction, 'mail-delivery', composeNoAccountMail(options, email));
      return;
    }
    page.searchParams.set('token', await replaceEmailToken(transaction, account.id, 'reset'));
    const mail = composeResetMail(options, account.email, page.href);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

/** Whoever knew the old password is out: every session ends. */
export async function resetPassword(
  options: ApiOptions,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const { db, jobs, passwords } = options;
  const hash = hashToken(token);
  // Looked at first: a password refused as too weak must not use up the link, nor a dead link cost a hash.
  const found = await findEmailToken(db, hash, 'reset');
  if (!found) throw linkExpired();
  const account = await getAccount(db, found.userId);
  requireStrongPassword('newPassword', newPassword, account);
  const passwordHash = await passwords.hash(newPassword);
  await db.transaction().execute(async (transaction) => {
    if (!(await takeEmailToken(transaction, hash, ['reset']))) throw linkExpired();
    await setPassword(transaction, account.id, passwordHash);
    await deleteEmailTokens(transaction, account.id);
    await revokeSessions(transaction, account.id);
    await jobs.enqueue(transaction, 'mail-delivery', composePasswordChangedMail(options, account.email));
  });
}
