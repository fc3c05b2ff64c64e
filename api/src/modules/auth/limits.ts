import type { Database } from '../../db/database.ts';
import { unauthenticated } from '../../errors.ts';
import type { ApiOptions } from '../../options.ts';
import {
  daySeconds,
  emailKey,
  hourSeconds,
  type Take,
  takeFromLimit,
  tryTakeFromLimit,
} from '../../rate-limits.ts';
import { findRememberedDevice } from './remembered-devices.ts';

/** The window in which guesses of a password are counted. */
export const guessSeconds = 15 * 60;
/** With one account, by one caller. */
export const failuresPerAccount = 10;
/** Right or wrong: each costs a hash. */
export const triesPerAccount = 60;

/** What a member changes of their own, all calls together: no hand comes near it, a script gone wild does. */
export const changesPerHour = 600;
/**
 * All that is asked within one session, reads too. Not of one account: whoever stole a token could use up what its owner
 * needs to shut them out.
 */
export const requestsPerSession = 6000;
/** A browser prolongs its session about four times an hour. */
export const refreshesPerSession = 120;
export const wrongTokensPerCaller = 1000;

/**
 * Nobody guesses a token, but each costs a look. Only wrong ones are counted, and so only wrong ones refused: whoever
 * shares the address prolongs and ends their sessions as before.
 */
export async function refuseToken(db: Database, caller: string): Promise<never> {
  await takeFromLimit(db, `wrong tokens ${caller}`, wrongTokensPerCaller, hourSeconds);
  throw unauthenticated();
}

interface SharedBounds {
  /** For one caller. */
  each: number;
  /** For all callers together. */
  all: number;
  /** After `all` is used up, for callers with no attempt in this window: one each. */
  reservedForNewCallers: number;
  seconds: number;
}

/** A limit that many share, of which few callers cannot use up everything. */
export async function tryTakeShared(
  db: Database,
  key: string,
  callerKey: string,
  { each, all, reservedForNewCallers, seconds }: SharedBounds,
): Promise<Take> {
  const ofCaller = await tryTakeFromLimit(db, callerKey, each, seconds);
  if (!ofCaller.isAllowed) return ofCaller;
  const ofAll = await tryTakeFromLimit(db, key, all, seconds);
  if (ofAll.isAllowed || !ofCaller.isFirst) return ofAll;
  return tryTakeFromLimit(db, `${key} kept`, reservedForNewCallers, seconds);
}

/** Mails a day to one address, which anyone may write in a form. */
const mailsOfStrangers = { each: 5, all: 15, reservedForNewCallers: 5, seconds: daySeconds };
/** Mails a day that remembered devices of the account may ask for in addition. */
const mailsOfDevices = 5;

/** Who asks, by the network they are in or the account they use, and the token of their browser if it shows one. */
export interface Caller {
  key: string;
  deviceToken?: string | undefined;
}

/** False when this address got enough mails of this kind, at this caller's wish or at all. */
export async function takeMail(
  options: ApiOptions,
  kind: 'account' | 'reset',
  email: string,
  { key: caller, deviceToken }: Caller,
): Promise<boolean> {
  const { db } = options;
  const key = `${kind} mail ${emailKey(options, email)}`;
  if (await findRememberedDevice(db, email, deviceToken)) {
    const ofDevices = await tryTakeFromLimit(db, `${key} devices`, mailsOfDevices, daySeconds);
    if (ofDevices.isAllowed) return true;
  }
  const { isAllowed } = await tryTakeShared(db, key, `${key} from ${caller}`, mailsOfStrangers);
  return isAllowed;
}
