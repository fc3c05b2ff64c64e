import { removeDrafts, tryStorage } from '../../lib/browser/storage.ts';
import type { User } from './user-record.ts';

const userKey = 'user';
export const activityKey = 'lastActivityTime';

/** Dispatched in this tab; other tabs receive the browser's `storage` event. */
export const userChangeEvent = 'user-change';

export function parseUser(stored: string | null): User | null {
  if (!stored) return null;
  try {
    const user: unknown = JSON.parse(stored);
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    value.token !== '' &&
    (!('roles' in value) || value.roles === undefined || Array.isArray(value.roles))
  );
}

export function readUserJson(): string | null {
  return tryStorage(() => localStorage.getItem(userKey));
}

/** Runs in the head: guest pages stay hidden from a member, who is about to be redirected. */
export const memberScript = `
try {
  if (localStorage.getItem('${userKey}')) document.documentElement.dataset.member = '';
} catch (error) {}
`;

export function readUser(): User | null {
  return parseUser(readUserJson());
}

export function saveUser(user: User) {
  localStorage.setItem(userKey, JSON.stringify(user));
  dispatchEvent(new Event(userChangeEvent));
}

export function clearUser(returningUserId?: string) {
  removeDrafts(returningUserId);
  localStorage.removeItem(userKey);
  localStorage.removeItem(activityKey);
  delete document.documentElement.dataset.member;
  dispatchEvent(new Event(userChangeEvent));
}

export function subscribeToUser(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(userChangeEvent, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(userChangeEvent, onChange);
  };
}

export function isSeller(user: Partial<Pick<User, 'isProvider' | 'role' | 'roles'>>): boolean {
  return (
    user.isProvider === true ||
    user.role === 'PROVIDER' ||
    user.role === 'ADMIN' ||
    (user.roles?.includes('PROVIDER') ?? false)
  );
}

/** ADMIN may enter the seller's pages without selling anything. */
export function hasShop(user: Pick<User, 'role' | 'providerInfo'>): boolean {
  return user.role !== 'ADMIN' || user.providerInfo !== undefined;
}
