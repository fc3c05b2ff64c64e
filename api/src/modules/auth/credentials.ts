import type { Database } from '../../db/database.ts';
import { invalidField } from '../../http/errors.ts';
import { clearLimits, consumeLimit, daySeconds, refundLimits } from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { findAccountByEmail, getAccount, lockAccount, setPassword } from './account-repository.ts';
import type { CurrentUser } from './current-user.ts';
import { replaceEmailToken } from './email-links.ts';
import { deleteEmailTokens } from './email-token-repository.ts';
import { failuresPerAccount, guessSeconds, triesPerAccount, tryConsumeMailLimit } from './limits.ts';
import {
  composeAlreadyRegisteredMail,
  composeConfirmEmailMail,
  composePasswordChangedMail,
} from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';
import { deleteRememberedDevices } from './remembered-device-repository.ts';
import { deleteDevices, deleteSessions, revokeSessions } from './session-repository.ts';

const emailChangesPerDay = 5;
const passwordChangesPerDay = 10;

/**
 * Asked again before an irreversible change: an open browser or a stolen token must not be enough. Returns the hash
 * that matched, so that the write can check that it is unchanged.
 */
export async function requirePassword(
  { db, passwords }: ApiOptions,
  { id }: CurrentUser,
  field: string,
  password: string,
): Promise<string> {
  const failures = `password ${id}`;
  await consumeLimit(db, `password tries ${id}`, triesPerAccount, guessSeconds);
  await consumeLimit(db, failures, failuresPerAccount, guessSeconds);
  const { passwordHash } = await getAccount(db, id);
  const isRight = await passwords.verify(password, passwordHash, id).catch(async (error: unknown) => {
    await refundLimits(db, [failures]);
    throw error;
  });
  if (!isRight) throw invalidField(field, 'wrong_password');
  await clearLimits(db, [failures]);
  return passwordHash;
}

/** Ends the other sessions, a pending change of address and remembered devices: they may be an intruder's. */
export async function changePassword(
  options: ApiOptions,
  user: CurrentUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { db, jobs, passwords } = options;
  const verifiedHash = await requirePassword(options, user, 'currentPassword', currentPassword);
  await requireStrongPassword('newPassword', newPassword, user);
  await consumeLimit(db, `password change ${user.id}`, passwordChangesPerDay, daySeconds);
  const passwordHash = await passwords.hash(newPassword, user.id);
  await db.transaction().execute(async (transaction) => {
    await lockVerified(transaction, user, verifiedHash, 'currentPassword');
    await setPassword(transaction, user.id, passwordHash);
    await deleteEmailTokens(transaction, user.id);
    await revokeSessions(transaction, user.id, user.sessionId);
    await deleteRememberedDevices(transaction, user.id);
    await jobs.enqueue(transaction, 'mail-delivery', composePasswordChangedMail(options, user.email));
  });
}

/** When the address has an account already, its owner gets a mail without a link, and the answer stays the same. */
export async function requestEmailChange(
  options: ApiOptions,
  user: CurrentUser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, jobs } = options;
  const verifiedHash = await requirePassword(options, user, 'password', password);
  if (email.toLowerCase() === user.email.toLowerCase()) throw invalidField('email', 'same_email');
  await consumeLimit(db, `email change ${user.id}`, emailChangesPerDay, daySeconds);
  const isAllowed = await tryConsumeMailLimit(options, 'account', email, { key: user.id });
  await db.transaction().execute(async (transaction) => {
    await lockVerified(transaction, user, verifiedHash, 'password');
    const token = await replaceEmailToken(transaction, user.id, 'change_email', { newEmail: email });
    if (!isAllowed) return;
    const owner = await findAccountByEmail(transaction, email);
    const mail = owner?.verifiedAt
      ? composeAlreadyRegisteredMail(options, owner.email)
      : composeConfirmEmailMail(options, email, token);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

/** The password may have been reset while this one was being checked. */
async function lockVerified(db: Database, { id }: CurrentUser, verifiedHash: string, field: string) {
  const account = await lockAccount(db, id);
  if (account?.passwordHash !== verifiedHash) throw invalidField(field, 'wrong_password');
}

export async function closeAccess(db: Database, userId: string): Promise<void> {
  await deleteSessions(db, userId);
  await deleteEmailTokens(db, userId);
  await deleteDevices(db, userId);
  await deleteRememberedDevices(db, userId);
}
