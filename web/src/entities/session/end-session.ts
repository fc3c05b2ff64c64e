import { pages } from '@parpaing/contract/pages';
import { goTo } from '../../lib/browser/navigate.ts';
import { bareClient } from '../../lib/http/api-client.ts';
import { notify } from '../../ui/toast/notify.ts';
import { type SessionEnd, sessionEnds } from './end-reasons.ts';
import { isPrivatePage } from './private-page.ts';
import { loginPage } from './return-url.ts';
import { clearUser, readUser } from './stored-user.ts';
import { bearer } from './token.ts';
import type { User } from './user-record.ts';

/** There the server has nothing left to revoke, or does not answer. */
const goneForServer: SessionEnd[] = ['refresh-failed', 'guard', 'deleted'];

/** Nobody chose to leave: they come back to what they were writing, on a device of their own. */
const unwanted: SessionEnd[] = [
  'refresh-failed',
  'idle-call',
  'away',
  'inactivity',
  'extend-failed',
  'guard',
];

/** Logs out, says why and leaves. Another way out may have come first, or another user: then nothing. */
export function endSession(why: SessionEnd, user: User): void {
  const isPrivate = isPrivatePage();
  const { pathname, search } = location;
  if (!closeSession(why, user)) return;
  const { leadsTo } = sessionEnds[why];
  if (leadsTo === 'login') goTo(pages.login);
  else if (isPrivate) goTo(leadsTo === 'home-if-private' ? pages.home : loginPage(pathname + search));
  else if (leadsTo === 'login-with-return') goTo(pages.login);
}

/** For those who lead elsewhere themselves. False when it was over already. */
export function closeSession(why: SessionEnd, user: User): boolean {
  if (readUser()?.refreshToken !== user.refreshToken) return false;
  clearUser(unwanted.includes(why) && !user.sharedDevice ? user.id : undefined);
  tellEnd(why);
  if (!goneForServer.includes(why)) void revoke(user);
  return true;
}

export function tellEnd(why: SessionEnd) {
  const { message, type, timeout, lang } = sessionEnds[why];
  notify({ message: message(), type, timeout, lang: lang?.() });
}

/** The server forgets the session too, even by a token that has expired, where it can be reached. */
async function revoke(user: User) {
  try {
    // On a shared device people log out and close the tab.
    await bareClient.call('logout', {}, { headers: bearer(user), keepalive: true });
  } catch {
    // SPEC §7: the client proceeds even on failure.
  }
}
