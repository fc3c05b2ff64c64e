import type { Database } from '../../db/database.ts';
import { unauthenticated } from '../../http/errors.ts';
import {
  consumeLimit,
  daySeconds,
  emailKey,
  hourSeconds,
  type LimitUse,
  tryConsumeLimit,
} from '../../http/rate-limits.ts';
import type { ApiOptions } from '../../options.ts';
import { findRememberedDevice } from './remembered-devices.ts';

export const guessSeconds = 15 * 60;
export const failuresPerAccount = 10;
export const triesPerAccount = 60;

export const changesPerHour = 600;
/** Counted by session and not by account: with a stolen token, an intruder could use up the limit of the owner. */
export const requestsPerSession = 6000;
export const refreshesPerSession = 120;
export const wrongTokensPerCaller = 1000;

/** Only wrong tokens are counted, so that others behind the same address keep refreshing and ending their sessions. */
export async function refuseToken(db: Database, caller: string): Promise<never> {
  await consumeLimit(db, `wrong tokens ${caller}`, wrongTokensPerCaller, hourSeconds);
  throw unauthenticated();
}

interface SharedBounds {
  perCaller: number;
  forAllCallers: number;
  /** Once `forAllCallers` is used up, each caller without an attempt in this window still gets one. */
  reservedForNewCallers: number;
  seconds: number;
}

export async function tryConsumeSharedLimit(
  db: Database,
  key: string,
  callerKey: string,
  { perCaller, forAllCallers, reservedForNewCallers, seconds }: SharedBounds,
): Promise<LimitUse> {
  const ofCaller = await tryConsumeLimit(db, callerKey, perCaller, seconds);
  if (!ofCaller.isAllowed) return ofCaller;
  const ofAll = await tryConsumeLimit(db, key, forAllCallers, seconds);
  if (ofAll.isAllowed || !ofCaller.isFirst) return ofAll;
  return tryConsumeLimit(db, `${key} kept`, reservedForNewCallers, seconds);
}

const mailsOfStrangers = { perCaller: 5, forAllCallers: 15, reservedForNewCallers: 5, seconds: daySeconds };
const mailsOfDevices = 5;

export interface Caller {
  key: string;
  deviceToken?: string | undefined;
}

export async function tryConsumeMailLimit(
  options: ApiOptions,
  kind: 'account' | 'reset',
  email: string,
  { key: caller, deviceToken }: Caller,
): Promise<boolean> {
  const { db } = options;
  const key = `${kind} mail ${emailKey(options, email)}`;
  if (await findRememberedDevice(db, email, deviceToken)) {
    const ofDevices = await tryConsumeLimit(db, `${key} devices`, mailsOfDevices, daySeconds);
    if (ofDevices.isAllowed) return true;
  }
  const { isAllowed } = await tryConsumeSharedLimit(db, key, `${key} from ${caller}`, mailsOfStrangers);
  return isAllowed;
}
