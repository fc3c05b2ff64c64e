import { activityKey } from './stored-user.ts';
import { sessionTimings } from './timings.ts';
import { readClaims } from './tokens/token.ts';
import type { User } from './user-record.ts';

export function readLastActivity(): number {
  const time = Number(localStorage.getItem(activityKey));
  return time > 0 ? time : Date.now();
}

export function writeLastActivity(time: number) {
  localStorage.setItem(activityKey, String(time));
}

export function getIdleLimit({ sharedDevice }: Pick<User, 'sharedDevice'>): number {
  return sharedDevice ? sessionTimings.sharedIdleLimit : sessionTimings.idleLimit;
}

export function isIdle(user: User): boolean {
  return Date.now() - readLastActivity() >= getIdleLimit(user);
}

export function isActiveSinceRefresh({ token }: User): boolean {
  const { iat = 0 } = readClaims(token) ?? {};
  return readLastActivity() >= iat * 1000;
}
