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
/** 100 an hour at one account from devices that it does not know. */
const failuresOfStrangers = { each: 30, all: 70, reservedForNewCallers: 30, seconds: hourSeconds };

/** Begins every key under which guesses at an account are counted. */
export const accountKey = (options: { appSecret: string }, email: string): string =>
  `login ${emailKey(options, email)}`;

interface Guess {
  /** Keys of this caller with this account. */
  own: string[];
  /** Keys that others draw on as well. */
  shared: string[];
}

/**
 * Guesses are counted for the address as it was typed, whether or not it has an account, and before the password is
 * looked at: those made at the same time are all counted. A remembered device has a count of its own, so that nothing
 * others do keeps its owner out.
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

/** For a reason of ours the password was not looked at: nothing failed. */
export async function giveBackGuess({ db }: ApiOptions, { own, shared }: Guess): Promise<void> {
  await giveBackToLimits(db, [...own, ...shared]);
}

/** The password was right: what this caller failed before is forgotten, what others failed is not. */
export async function forgiveGuesses({ db }: ApiOptions, { own, shared }: Guess): Promise<void> {
  await clearLimits(db, own);
  await giveBackToLimits(db, shared);
}
