import { pages } from '@parpaing/contract/pages';
import { invalidField, linkExpired } from '../../http/errors.ts';
import { clearLimitsWithPrefix } from '../../http/rate-limits.ts';
import { hashToken } from '../../lib/tokens.ts';
import type { ApiOptions } from '../../options.ts';
import { deleteDraftsOf } from '../messages/service.ts';
import { findAccountByEmail, getAccount, lockAccount, setPassword } from './account-repository.ts';
import { issueEmailToken } from './email-links.ts';
import { consumeEmailToken, deleteEmailTokens, findEmailToken } from './email-token-repository.ts';
import { accountKey } from './guesses.ts';
import { type Caller, tryConsumeMailLimit } from './limits.ts';
import { composeNoAccountMail, composePasswordChangedMail, composeResetMail } from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';
import { deleteRememberedDevices } from './remembered-device-repository.ts';
import { revokeSessions } from './session-repository.ts';

/**
 * Sends one mail in every case, so that answer and timing reveal nothing about the address. Earlier links stay valid:
 * a stranger's request must not break the one its owner waits for.
 */
export async function requestPasswordReset(
  options: ApiOptions,
  { email, frontendUrl }: { email: string; frontendUrl: string },
  caller: Caller,
): Promise<void> {
  const { db, jobs, allowedOrigins } = options;
  const page = new URL(frontendUrl);
  if (!isResetPage(page, allowedOrigins)) throw invalidField('frontendUrl', 'foreign_origin');
  if (!(await tryConsumeMailLimit(options, 'reset', email, caller))) return;
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

/** A link to another site would hand over the token. */
function isResetPage({ origin, pathname, username, password }: URL, allowedOrigins: readonly string[]) {
  return allowedOrigins.includes(origin) && pathname === pages.resetPassword && !username && !password;
}

export async function resetPassword(
  options: ApiOptions,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string> {
  const { db, jobs, passwords } = options;
  const hash = hashToken(token);
  // Before the password is rated and hashed: a weak one must not use up the link, nor a dead link cost a hash.
  const found = await findEmailToken(db, hash, ['reset']);
  if (!found) throw linkExpired();
  const account = await getAccount(db, found.userId);
  await requireStrongPassword('newPassword', newPassword, account);
  const passwordHash = await passwords.hash(newPassword);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, account.id);
    if (!(await consumeEmailToken(transaction, hash, ['reset']))) throw linkExpired();
    await setPassword(transaction, account.id, passwordHash);
    await deleteEmailTokens(transaction, account.id);
    await deleteDraftsOf(transaction, account.id);
    await revokeSessions(transaction, account.id);
    await deleteRememberedDevices(transaction, account.id);
    // Guesses by a stranger must not keep the owner out.
    await clearLimitsWithPrefix(transaction, accountKey(options, account.email));
    await jobs.enqueue(transaction, 'mail-delivery', composePasswordChangedMail(options, account.email));
  });
  return account.email;
}
