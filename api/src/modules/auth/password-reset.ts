import { pages } from '@parpaing/contract/pages';
import { invalidField, linkExpired } from '../../errors.ts';
import type { ApiOptions } from '../../options.ts';
import { clearLimitsWithPrefix } from '../../rate-limits.ts';
import { hashToken } from '../../tokens.ts';
import { findAccountByEmail, getAccount, lockAccount, setPassword } from './account-repository.ts';
import { issueEmailToken } from './email-links.ts';
import { deleteEmailTokens, findEmailToken, takeEmailToken } from './email-token-repository.ts';
import { accountKey } from './guesses.ts';
import { type Caller, takeMail } from './limits.ts';
import { composeNoAccountMail, composePasswordChangedMail, composeResetMail } from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';
import { deleteRememberedDevices } from './remembered-device-repository.ts';
import { revokeSessions } from './session-repository.ts';

/**
 * One mail in every case, so that the answer and its time tell nothing of the address. Links asked for before stay
 * good until one is used: whoever asks in someone's place must not spoil the one they wait for.
 */
export async function forgetPassword(
  options: ApiOptions,
  { email, frontendUrl }: { email: string; frontendUrl: string },
  caller: Caller,
): Promise<void> {
  const { db, jobs, allowedOrigins } = options;
  const page = new URL(frontendUrl);
  if (!isResetPage(page, allowedOrigins)) throw invalidField('frontendUrl', 'foreign_origin');
  if (!(await takeMail(options, 'reset', email, caller))) return;
  await db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    if (!account) {
      await jobs.enqueue(transaction, 'mail-delivery', composeNoAccountMail(options, email));
      return;
    }
    page.searchParams.set('token', await issueEmailToken(transaction, account.id, 'reset'));
    const mail = composeResetMail(options, account.email, page.href);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

/** A link to elsewhere, in our mail, would hand the token to whoever is there. */
function isResetPage({ origin, pathname, username, password }: URL, allowedOrigins: readonly string[]) {
  return allowedOrigins.includes(origin) && pathname === pages.resetPassword && !username && !password;
}

/** Whoever knew the old password is out: every session ends, and no device is remembered. */
export async function resetPassword(
  options: ApiOptions,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const { db, jobs, passwords } = options;
  const hash = hashToken(token);
  // Looked at first: a password refused as too weak must not use up the link, nor a dead link cost a hash.
  const found = await findEmailToken(db, hash, ['reset']);
  if (!found) throw linkExpired();
  const account = await getAccount(db, found.userId);
  requireStrongPassword('newPassword', newPassword, account);
  const passwordHash = await passwords.hash(newPassword);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    if (!(await takeEmailToken(transaction, hash, ['reset']))) throw linkExpired();
    await setPassword(transaction, account.id, passwordHash);
    await deleteEmailTokens(transaction, account.id);
    await revokeSessions(transaction, account.id);
    await deleteRememberedDevices(transaction, account.id);
    // Whoever locked the account by guessing does not keep its owner out.
    await clearLimitsWithPrefix(transaction, accountKey(options, account.email));
    await jobs.enqueue(transaction, 'mail-delivery', composePasswordChangedMail(options, account.email));
  });
}
