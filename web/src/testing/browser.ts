import { vi } from 'vitest';
import { writeLastActivity } from '../entities/session/last-activity.ts';
import { saveUser } from '../entities/session/stored-user.ts';
import { buildUser, type User } from '../entities/session/user-record.ts';

/** The little of a browser that sessions rest on. */
export function stubBrowser() {
  const events = new EventTarget();
  vi.stubGlobal('localStorage', makeStorage());
  vi.stubGlobal('sessionStorage', makeStorage());
  vi.stubGlobal('location', {
    origin: 'https://parpaing.example',
    pathname: '/',
    search: '',
    assign: vi.fn(),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  const page = { hidden: false, documentElement: { dataset: {} }, cookie: '' };
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
}

function makeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const fifteenMinutes = 15 * 60;

export function makeToken(claims: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'EdDSA' })}.${encode({ sub: '1', iat: now, exp: now + fifteenMinutes, ...claims })}.c2ln`;
}

/** A refresh token serves once: no two sessions share one. */
let sessions = 0;

export function storeUser(fields: Partial<User> = {}, { lastActivity = Date.now() } = {}): User {
  const login = {
    id: '1',
    email: 'acheteur@demo.fr',
    token: makeToken(),
    refreshToken: `refresh-${++sessions}`,
  };
  const user = { ...buildUser(login, undefined, location.origin), ...fields };
  saveUser(user);
  writeLastActivity(lastActivity);
  return user;
}
