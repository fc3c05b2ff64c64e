import type { LoginAnswer, LoginInput, Profile, UpgradeInput } from '@parpaing/contract/schemas';
import { logError } from '../../lib/browser/log.ts';
import { canUseStorage, StorageRefusedError } from '../../lib/browser/storage.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { loginTimeKey, readCookiePreferences } from '../user/cookies/cookie-preferences.ts';
import { api } from './calls/api.ts';
import { endSession } from './end-session.ts';
import { writeLastActivity } from './last-activity.ts';
import { readUser, saveUser } from './stored-user.ts';
import { buildUser, type User } from './user-record.ts';

export async function logIn(input: LoginInput): Promise<User> {
  if (!canUseStorage()) throw new StorageRefusedError();
  const login = await api.call('login', { body: input });
  const user = await startSession(login, input.sharedDevice);
  notify({ message: m.session_started(), type: 'positive' });
  return user;
}

export async function startSession(login: LoginAnswer, sharedDevice = false): Promise<User> {
  if (!login?.token) throw new Error('login answer without a token');
  const stored = { ...buildUser(login, undefined, location.origin), sharedDevice };
  writeLastActivity(Date.now());
  saveUser(stored);
  if (readCookiePreferences().analytics) localStorage.setItem(loginTimeKey, String(Date.now()));
  const profile = await fetchProfile();
  // The tokens may have been refreshed, or the user changed, while the profile was loading.
  const user = { ...buildUser(login, profile, location.origin), sharedDevice };
  const latest = readUser();
  if (latest?.id === user.id) {
    saveUser({ ...user, token: latest.token, refreshToken: latest.refreshToken });
  }
  return user;
}

async function fetchProfile(): Promise<Profile | undefined> {
  try {
    return await api.call('readProfile', {});
  } catch (error) {
    logError('profile', error);
    return undefined;
  }
}

export function logOut(): void {
  const user = readUser();
  if (user) endSession('logout', user);
}

export async function reloadUser(): Promise<User | null> {
  const me = await api.call('readMe', {});
  const user = readUser();
  if (user?.id !== me.id) return user;
  const { token, refreshToken, sharedDevice } = user;
  const reloaded = { ...buildUser({ ...me, token, refreshToken }, me, location.origin), sharedDevice };
  saveUser(reloaded);
  return reloaded;
}

export async function upgradeToSeller(details: UpgradeInput): Promise<void> {
  const requester = readUser();
  const { token, refreshToken, roles, providerInfo } = await api.call('upgradeToProvider', { body: details });
  const user = readUser();
  if (!user || user.id !== requester?.id) return;
  saveUser({ ...user, token, refreshToken, roles, role: 'PROVIDER', isProvider: true, providerInfo });
  notify({ message: m.session_upgraded(), type: 'positive' });
}
