import type { LoginAnswer } from '@parpaing/contract/schemas';
import { HttpError } from '../../errors.ts';
import type { ApiOptions } from '../../options.ts';
import { clearLimit, giveBackToLimit, takeFromLimit } from '../../rate-limits.ts';
import type { AccessTokens } from './access-tokens.ts';
import { findAccountByEmail, recordLogin } from './account-repository.ts';
import {
  failuresPerAccount,
  failuresPerCaller,
  guessSeconds,
  loginLimit,
  triesPerAccount,
} from './limits.ts';
import { composeNewDeviceMail } from './mails.ts';
import { presentLogin } from './presenter.ts';
import { rememberDevice } from './session-repository.ts';
import { openSession } from './sessions.ts';

interface Credentials {
  email: string;
  password: string;
  sharedDevice: boolean;
}

interface Caller {
  key: string;
  device: string;
}

/**
 * Failures are counted for the address as it was typed, whether or not it has an account, and before the password is
 * looked at: guesses made at the same time are all counted. A success forgets those of its own account, and takes
 * back the one it cost its caller; the failures of that caller with other accounts stay. Whoever could not be
 * answered for a reason of ours has failed nothing.
 */
export async function logIn(
  options: ApiOptions,
  accessTokens: AccessTokens,
  { email, password, sharedDevice }: Credentials,
  caller: Caller,
): Promise<LoginAnswer> {
  const { db, jobs, passwords } = options;
  const callerLimit = `login from ${caller.key}`;
  const accountLimit = loginLimit(email);
  await takeFromLimit(db, `${accountLimit} from ${caller.key}`, triesPerAccount, guessSeconds);
  await takeFromLimit(db, callerLimit, failuresPerCaller, guessSeconds);
  await takeFromLimit(db, accountLimit, failuresPerAccount, guessSeconds);

  const account = await findAccountByEmail(db, email);
  const checking = passwords.verify(password, account?.passwordHash, caller.key);
  const isRight = await checking.catch(async (error: unknown) => {
    await giveBackToLimit(db, accountLimit);
    await giveBackToLimit(db, callerLimit);
    throw error;
  });
  if (!account || !isRight) throw wrongCredentials();
  await clearLimit(db, accountLimit);
  await giveBackToLimit(db, callerLimit);
  if (!account.verifiedAt) throw new HttpError(403, 'email_not_verified');

  return db.transaction().execute(async (transaction) => {
    const lastLoginAt = await recordLogin(transaction, account);
    if (!lastLoginAt) throw wrongCredentials();
    const tokens = await openSession(transaction, accessTokens, account, {
      device: caller.device,
      sharedDevice,
    });
    if (await rememberDevice(transaction, account.id, caller.device)) {
      const mail = composeNewDeviceMail(options, account.email, caller.device, lastLoginAt);
      await jobs.enqueue(transaction, 'mail-delivery', mail);
    }
    return presentLogin({ ...account, lastLoginAt }, tokens);
  });
}

const wrongCredentials = () => new HttpError(401, 'invalid_credentials');
