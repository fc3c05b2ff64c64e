import { locks } from 'node:worker_threads';
import { vi } from 'vitest';
import { writeLastActivity } from '../entities/session/last-activity.ts';
import { saveUser } from '../entities/session/stored-user.ts';
import { buildUser, type User } from '../entities/session/user-record.ts';

class RequestWithKeepalive extends Request {
  override keepalive: boolean;

  constructor(target: RequestInfo | URL, init: RequestInit = {}) {
    super(target, init);
    this.keepalive = init.keepalive ?? false;
  }
}

// What happy-dom lacks.
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
globalThis.Request = RequestWithKeepalive;
// Its own calls out, even after a test has taken its stub back.
globalThis.fetch = () => new Promise(() => {});

export function resetBrowser() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setHidden(false);
  vi.spyOn(location, 'assign').mockReset();
}

export function setHidden(isHidden: boolean, page = document) {
  Object.defineProperty(page, 'hidden', { value: isHidden, configurable: true });
  page.dispatchEvent(new Event('visibilitychange'));
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
