import { pages } from '@parpaing/contract/pages';
import { redirect, replace } from 'react-router';
import { goTo } from '../../lib/browser/navigate.ts';
import { bareClient } from '../../lib/http/api-client.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { becomeSellerPage } from '../user/become-seller-page.ts';
import { closeSession } from './end-session.ts';
import { isIdle } from './last-activity.ts';
import { markPrivate } from './private-page.ts';
import { refreshOrEnd } from './refresh-or-end.ts';
import { loginPage } from './return-url.ts';
import { isSeller, readUser } from './stored-user.ts';
import { isExpired } from './token.ts';
import type { User } from './user-record.ts';

interface GuardArgs {
  url: URL;
}

export async function requireLogin({ url }: GuardArgs): Promise<User> {
  const user = await findLiveUser();
  if (!user) throw leave(url, loginPage(url.pathname + url.search));
  markPrivate(url);
  return user;
}

export async function requireSeller(args: GuardArgs) {
  if (isSeller(await requireLogin(args))) return;
  notify({
    message: m.reserved_text(),
    type: 'warning',
    action: { label: m.reserved_action(), onClick: () => goTo(becomeSellerPage) },
  });
  throw leave(args.url, pages.home);
}

/** For a route that only ADMIN may open; none is declared (SPEC §2). */
export async function requireAdmin(args: GuardArgs) {
  const { role } = await requireLogin(args);
  if (role === 'ADMIN') return;
  notify({ message: m.session_denied(), type: 'negative' });
  throw leave(args.url, pages.home);
}

export async function requireGuest({ url }: GuardArgs) {
  if (await findLiveUser()) throw leave(url, pages.home);
}

/** The stored user, once the session is known to go on; a token that expired is refreshed first. */
async function findLiveUser(): Promise<User | null> {
  const user = readUser();
  if (!user) return null;
  if (isIdle(user)) {
    closeSession('away', user);
    return null;
  }
  if (!isExpired(user.token, Date.now())) return user;
  try {
    return await refreshOrEnd(bareClient, user, (ended) => closeSession('guard', ended));
  } catch {
    // Over, somebody else's by now, or put off (429): then the page itself says what it could not have.
    return readUser();
  }
}

/**
 * Typed in, reloaded or reached by Back, the guarded page is already in the history: left there, it would
 * send Back forward again. A link followed has not put it there yet, and the page it stands on must stay.
 */
export function leave(guarded: URL, to: string) {
  return guarded.pathname === location.pathname ? replace(to) : redirect(to);
}
