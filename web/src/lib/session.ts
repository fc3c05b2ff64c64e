export interface StoredUser {
  token: string;
  role?: string;
  roles?: string[];
  isProvider?: boolean;
}

/** Whatever is not a user with a token, damaged JSON included, counts as logged out. */
export function parseUser(stored: string | null): StoredUser | null {
  if (!stored) return null;
  try {
    const user: unknown = JSON.parse(stored);
    return isStoredUser(user) ? user : null;
  } catch {
    return null;
  }
}

function isStoredUser(value: unknown): value is StoredUser {
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
    return localStorage.getItem('user');
  } catch {
    return null;
  }
}

/** Runs in the head with the theme's: pages for guests are not shown to a member about to leave them. */
export const memberScript = `
try {
  if (localStorage.getItem('user')) document.documentElement.dataset.member = '';
} catch (error) {}
`;

export function readUser(): StoredUser | null {
  return parseUser(readStoredUser());
}

/** SPEC §5: any one of the four is enough. */
export function isSeller(user: StoredUser): boolean {
  return (
    user.isProvider === true ||
    user.role === 'PROVIDER' ||
    user.role === 'ADMIN' ||
    (user.roles?.includes('PROVIDER') ?? false)
  );
}

/** Makes the page shown instead of a seller's say why (SPEC §2), until a toast does. */
export const reservedParam = 'reserved';
