import type { ApiOptions } from '../../options.ts';
import {
  clearLimits,
  emailKey,
  giveBackToLimits,
  hourSeconds,
  requireAllowed,
  takeFromLimit,
} from '../../rate-limits.ts';
import { failuresPerAccount, guessSeconds, triesPerAccount, tryTakeShared } from './limits.ts';

const failuresPerCaller = 50;
/** 100 an hour for one account, from unknown devices. */
const failuresOfStrangers = { each: 30, all: 70, reservedForNewCallers: 30, seconds: hourSeconds };

export const accountKey = (options: { appSecret: string }, email: string): string =>
  `login ${emailKey(options, email)}`;

interface Guess {
  own: string[];
  shared: string[];
}

/**
 * Counted before the password is checked, so that parallel guesses all count, and for any address, with or without an
 * account. A remembered device has its own counter, so that strangers cannot lock its owner out.
 */
export async function takeGuess(
  options: ApiOptions,
  email: string,
  caller: string,
  rememberedDevice: string | undefined,
): Promise<Guess> {
  const { db } = options;
  const account = accountKey(options, email);
  const guesser = rememberedDevice ?? caller;
  const own = `${account} guesses from ${guesser}`;
  const ofCaller = `login from ${caller}`;
  await takeFromLimit(db, `${account} tries from ${guesser}`, triesPerAccount, guessSeconds);
  if (!rememberedDevice) await takeFromLimit(db, ofCaller, failuresPerCaller, guessSeconds);
  await takeFromLimit(db, own, failuresPerAccount, guessSeconds);
  if (rememberedDevice) return { own: [own], shared: [] };
  const inAnHour = `${account} from ${caller}`;
  const take = await tryTakeShared(db, account, inAnHour, failuresOfStrangers);
  requireAllowed(take);
  return { own: [own, inAnHour], shared: [ofCaller, take.key] };
}

/** The password was not checked, for a reason on our side. */
export async function giveBackGuess({ db }: ApiOptions, { own, shared }: Guess): Promise<void> {
  await giveBackToLimits(db, [...own, ...shared]);
}

export async function forgiveGuesses({ db }: ApiOptions, { own, shared }: Guess): Promise<void> {
  await clearLimits(db, own);
  await giveBackToLimits(db, shared);
}
