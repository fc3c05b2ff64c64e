import { forgetDrafts } from '../../lib/browser/storage.ts';
import type { User } from './user-record.ts';

const userKey = 'user';
/** Of all tabs together, in milliseconds since 1970. */
export const activityKey = 'lastActivityTime';

/** Heard in the tab that stores; the others hear the browser's `storage`. */
export const userChange = 'user-change';

/** Whatever is not a user with a token, damaged JSON included, counts as logged out. */
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

/** The raw text: a hook can compare it cheaply. Storage is forbidden in some private windows. */
export function readStoredUser(): string | null {
  try {
    return localStorage.getItem(userKey);
  } catch {
    return null;
  }
}

/** Runs in the head with the theme's: pages for guests are not shown to a member about to leave them. */
export const memberScript = `
try {
  if (localStorage.getItem('${userKey}')) document.documentElement.dataset.member = '';
} catch (error) {}
`;

export function readUser(): User | null {
  return parseUser(readStoredUser());
}

export function saveUser(user: User) {
  localStorage.setItem(userKey, JSON.stringify(user));
  dispatchEvent(new Event(userChange));
}

export function clearUser(returningUserId?: string) {
  forgetDrafts(returningUserId);
  localStorage.removeItem(userKey);
  localStorage.removeItem(activityKey);
  delete document.documentElement.dataset.member;
  dispatchEvent(new Event(userChange));
}

export function subscribeToUser(onChange: () => void) {
  addEventListener('storage', onChange);
  addEventListener(userChange, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(userChange, onChange);
  };
}

/** SPEC §5: any one of the four is enough. */
export function isSeller(user: Partial<Pick<User, 'isProvider' | 'role' | 'roles'>>): boolean {
  return (
    user.isProvider === true ||
    user.role === 'PROVIDER' ||
    user.role === 'ADMIN' ||
    (user.roles?.includes('PROVIDER') ?? false)
  );
}
