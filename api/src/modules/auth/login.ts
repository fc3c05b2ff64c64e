import type { LoginAnswer } from '@parpaing/contract/schemas';
import { HttpError } from '../../http/errors.ts';
import type { ApiOptions } from '../../options.ts';
import type { AccessTokens } from './access-tokens.ts';
import { type AccountRow, findAccountByEmail, recordLogin } from './account-repository.ts';
import { clearGuesses, countGuess, refundGuess } from './guesses.ts';
import type { Caller } from './limits.ts';
import { composeNewDeviceMail } from './mails.ts';
import { presentLogin } from './presenter.ts';
import { deleteDevice, findRememberedDevice, rememberDevice } from './remembered-devices.ts';
import { addKnownDevice } from './session-repository.ts';
import { openSession } from './sessions.ts';

interface Credentials {
  email: string;
  password: string;
  sharedDevice: boolean;
}

export interface LoginCaller extends Caller {
  device: string;
}

interface Login {
  answer: LoginAnswer;
  deviceToken: string | undefined;
}

export async function logIn(
  options: ApiOptions,
  accessTokens: AccessTokens,
  { email, password, sharedDevice }: Credentials,
  caller: LoginCaller,
): Promise<Login> {
  const { db, passwords } = options;
  const rememberedDevice = await findRememberedDevice(db, email, caller.deviceToken);
  const guess = await countGuess(options, email, caller.key, rememberedDevice);
  const account = await findAccountByEmail(db, email);
  const checking = passwords.verify(password, account?.passwordHash, rememberedDevice ?? caller.key);
  const isRight = await checking.catch(async (error: unknown) => {
    await refundGuess(options, guess);
    throw error;
  });
  if (!account || !isRight) throw wrongCredentials();
  await clearGuesses(options, guess);
  if (!account.verifiedAt) throw new HttpError(403, 'email_not_verified');

  return db
    .transaction()
    .execute((transaction) =>
      openLogin({ ...options, db: transaction }, accessTokens, account, { ...caller, sharedDevice }),
    );
}

/** `options.db` is a transaction. */
export async function openLogin(
  options: ApiOptions,
  accessTokens: AccessTokens,
  account: AccountRow,
  { device, deviceToken: oldToken, sharedDevice }: LoginCaller & { sharedDevice: boolean },
): Promise<Login> {
  const { db, jobs } = options;
  const lastLoginAt = await recordLogin(db, account);
  if (!lastLoginAt) throw wrongCredentials();
  const tokens = await openSession(db, accessTokens, account, { device, sharedDevice });
  if (await addKnownDevice(db, account.id, device)) {
    const mail = composeNewDeviceMail(options, account.email, device, lastLoginAt);
    await jobs.enqueue(db, 'mail-delivery', mail);
  }
  if (sharedDevice) await deleteDevice(db, account.id, oldToken);
  const deviceToken = sharedDevice ? undefined : await rememberDevice(db, account.id, oldToken);
  return { answer: presentLogin({ ...account, lastLoginAt }, tokens), deviceToken };
}

const wrongCredentials = () => new HttpError(401, 'invalid_credentials');
