import {
  clearLimits,
  consumeLimit,
  emailKey,
  hourSeconds,
  refundLimits,
  requireAllowed,
} from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { failuresPerAccount, guessSeconds, triesPerAccount, tryConsumeSharedLimit } from './limits.ts';

const failuresPerCaller = 50;
/** 100 an hour for one account, from unknown devices. */
const failuresOfStrangers = {
  perCaller: 30,
  forAllCallers: 70,
  reservedForNewCallers: 30,
  seconds: hourSeconds,
};

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
export async function countGuess(
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
  await consumeLimit(db, `${account} tries from ${guesser}`, triesPerAccount, guessSeconds);
  if (!rememberedDevice) await consumeLimit(db, ofCaller, failuresPerCaller, guessSeconds);
  await consumeLimit(db, own, failuresPerAccount, guessSeconds);
  if (rememberedDevice) return { own: [own], shared: [] };
  const inAnHour = `${account} from ${caller}`;
  const use = await tryConsumeSharedLimit(db, account, inAnHour, failuresOfStrangers);
  requireAllowed(use);
  return { own: [own, inAnHour], shared: [ofCaller, use.key] };
}

export async function refundGuess({ db }: ApiOptions, { own, shared }: Guess): Promise<void> {
  await refundLimits(db, [...own, ...shared]);
}

export async function clearGuesses({ db }: ApiOptions, { own, shared }: Guess): Promise<void> {
  await clearLimits(db, own);
  await refundLimits(db, shared);
}
