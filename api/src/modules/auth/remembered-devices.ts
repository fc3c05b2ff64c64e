import type { Database } from '../../db/database.ts';
import { daySeconds } from '../../http/rate-limits.ts';
import { buildTokenCookie, readTokenCookie } from '../../http/token-cookies.ts';
import { hashToken, newToken } from '../../lib/tokens.ts';
import {
  deleteRememberedDevice,
  deleteSurplusDevices,
  isDeviceOf,
  replaceDeviceHash,
  upsertRememberedDevice,
} from './remembered-device-repository.ts';

const cookie = { name: 'remembered-device', sameSite: 'Strict', seconds: 365 * daySeconds } as const;

export const readDeviceToken = (request: { headers: { cookie?: string } }): string | undefined =>
  readTokenCookie(cookie, request);

export const buildDeviceCookie = (token: string, publicUrl: string): string =>
  buildTokenCookie(cookie, token, publicUrl);

export async function findRememberedDevice(
  db: Database,
  email: string,
  token: string | undefined,
): Promise<string | undefined> {
  if (!token) return undefined;
  const hash = hashToken(token);
  return (await isDeviceOf(db, hash, email)) ? hash : undefined;
}

/** Each login rotates the token, so that a copied or planted one becomes useless. */
export async function rememberDevice(
  db: Database,
  userId: string,
  oldToken: string | undefined,
): Promise<string> {
  const token = newToken();
  const hash = hashToken(token);
  if (oldToken) await replaceDeviceHash(db, hashToken(oldToken), hash);
  await upsertRememberedDevice(db, userId, hash);
  await deleteSurplusDevices(db, userId);
  return token;
}

export async function deleteDevice(db: Database, userId: string, token: string | undefined): Promise<void> {
  if (token) await deleteRememberedDevice(db, userId, hashToken(token));
}
