import { pages } from '@parpaing/contract/pages';
import { goTo } from '../../lib/browser/navigate.ts';
import { pause } from '../../lib/browser/pause.ts';
import { tryStorage } from '../../lib/browser/storage.ts';
import { bareClient } from '../../lib/http/api-client.ts';
import { notify } from '../../ui/toast/notify.ts';
import { type EndReason, endReasons } from './end-reasons.ts';
import { isPrivatePage } from './private-page.ts';
import { loginPage } from './return-url.ts';
import { clearUser, readUser } from './stored-user.ts';
import { sessionTimings } from './timings.ts';
import { isTemporaryFailure } from './tokens/refresh-or-end.ts';
import { bearer } from './tokens/token.ts';
import type { User } from './user-record.ts';

export const returningUserKey = 'returning-user';

/** The server has already ended these sessions, or does not answer. */
const reasonsWithoutRevocation: EndReason[] = ['refresh-failed', 'guard', 'deleted'];

/** The user did not choose to leave, so drafts are kept for their return, except on a shared device. */
const involuntaryReasons: EndReason[] = [
  'refresh-failed',
  'idle-call',
  'away',
  'inactivity',
  'extend-failed',
  'guard',
];

export function endSession(reason: EndReason, user: User): void {
  const isPrivate = isPrivatePage();
  const { pathname, search } = location;
  if (!endSessionInPlace(reason, user)) return;
  const { redirectsTo } = endReasons[reason];
  if (redirectsTo === 'login') goTo(pages.login);
  else if (isPrivate) goTo(redirectsTo === 'home-if-private' ? pages.home : loginPage(pathname + search));
  else if (redirectsTo === 'login-with-return') goTo(pages.login);
}

export function endSessionInPlace(reason: EndReason, user: User): boolean {
  if (readUser()?.refreshToken !== user.refreshToken) return false;
  const returningUserId = involuntaryReasons.includes(reason) && !user.sharedDevice ? user.id : undefined;
  if (returningUserId) announceReturn(returningUserId);
  clearUser(returningUserId);
  notifyEnd(reason);
  if (!reasonsWithoutRevocation.includes(reason)) void revoke(user);
  return true;
}

/** Other tabs receive this `storage` event before that of the user's removal, so that they keep the drafts too. */
function announceReturn(userId: string) {
  tryStorage(() => localStorage.setItem(returningUserKey, userId));
  localStorage.removeItem(returningUserKey);
}

export function notifyEnd(reason: EndReason) {
  const { message, type, timeout, lang } = endReasons[reason];
  notify({ message: message(), type, timeout, lang: lang?.() });
}

/** SPEC §7: the user is logged out whatever the server answers; without an answer it is asked again, in this tab. */
async function revoke(user: User, [next, ...later] = sessionTimings.revocationRetries as readonly number[]) {
  try {
    // `keepalive`: on a shared device people log out and close the tab.
    await bareClient.call('logout', {}, { headers: bearer(user), keepalive: true });
  } catch (error) {
    if (next === undefined || !isTemporaryFailure(error)) return;
    await pause(next);
    await revoke(user, later);
  }
}
