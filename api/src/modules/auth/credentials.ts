import type { Database } from '../../db/database.ts';
import { invalidField } from '../../errors.ts';
import type { ApiOptions } from '../../options.ts';
import { clearLimit, takeFromLimit, tryTakeFromLimit } from '../../rate-limits.ts';
import { findAccountByEmail, getAccount, setPassword } from './account-repository.ts';
import type { CurrentUser } from './current-user.ts';
import { replaceEmailToken } from './email-links.ts';
import { deleteEmailTokens } from './email-token-repository.ts';
import {
  composeAlreadyRegisteredMail,
  composeConfirmEmailMail,
  composePasswordChangedMail,
} from './mails.ts';
import { requireStrongPassword } from './password-rule.ts';
import { deleteDevices, deleteSessions, revokeSessions } from './session-repository.ts';

const daySeconds = 24 * 60 * 60;
const mailsPerDay = 5;
const windowSeconds = 15 * 60;
const failuresAllowed = 10;

/** Before what cannot be undone: a browser left open, or a stolen token, must not be enough. */
export async function requirePassword(
  { db, passwords }: ApiOptions,
  { id }: CurrentUser,
  field: string,
  password: string,
): Promise<void> {
  const limitKey = `password ${id}`;
  await takeFromLimit(db, limitKey, failuresAllowed, windowSeconds);
  const { passwordHash } = await getAccount(db, id);
  if (!(await passwords.verify(password, passwordHash))) throw invalidField(field, 'wrong_password');
  await clearLimit(db, limitKey);
}

/** The device at hand stays; whoever else is in has to know the new password. */
export async function changePassword(
  options: ApiOptions,
  user: CurrentUser,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await requirePassword(options, user, 'currentPassword', currentPassword);
  requireStrongPassword('newPassword', newPassword, user);
  const { db, jobs, passwords } = options;
  const passwordHash = await passwords.hash(newPassword);
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, user.id, passwordHash);
    await deleteEmailTokens(transaction, user.id, 'reset');
    await revokeSessions(transaction, user.id, user.sessionId);
    await jobs.enqueue(transaction, 'mail-delivery', composePasswordChangedMail(options, user.email));
  });
}

/**
 * The address changes once its link is followed. When it has an account already, its owner alone learns it: the same
 * happens here, except that the link is in no mail.
 */
export async function requestEmailChange(
  options: ApiOptions,
  user: CurrentUser,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await requirePassword(options, user, 'password', password);
  if (email.toLowerCase() === user.email.toLowerCase()) throw invalidField('email', 'same_email');
  const { db, jobs } = options;
  const limitKey = `account mail ${email.toLowerCase()}`;
  const { isAllowed } = await tryTakeFromLimit(db, limitKey, mailsPerDay, daySeconds);
  await db.transaction().execute(async (transaction) => {
    const token = await replaceEmailToken(transaction, user.id, 'change_email', { newEmail: email });
    if (!isAllowed) return;
    const owner = await findAccountByEmail(transaction, email);
    const mail = owner?.verifiedAt
      ? composeAlreadyRegisteredMail(options, owner.email)
      : composeConfirmEmailMail(options, email, token);
    await jobs.enqueue(transaction, 'mail-delivery', mail);
  });
}

/** Nothing opens the account any more, and nothing remembers from where it was used. */
export async function closeAccess(db: Database, userId: string): Promise<void> {
  await deleteSessions(db, userId);
  await deleteEmailTokens(db, userId);
  await deleteDevices(db, userId);
}
