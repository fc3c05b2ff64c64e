import { pages } from '@parpaing/contract/pages';
import { redirect, replace } from 'react-router';
import { goTo } from '../../lib/browser/navigate.ts';
import { bareClient } from '../../lib/http/api-client.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { becomeSellerPage } from '../user/seller/become-seller-page.ts';
import { endSessionInPlace } from './end-session.ts';
import { isIdle } from './last-activity.ts';
import { markPrivatePage } from './private-page.ts';
import { loginPage } from './return-url.ts';
import { isSeller, readUser } from './stored-user.ts';
import { refreshOrEnd } from './tokens/refresh-or-end.ts';
import { isExpired } from './tokens/token.ts';
import type { User } from './user-record.ts';

interface GuardArgs {
  url: URL;
}

export async function requireLogin({ url }: GuardArgs): Promise<User> {
  const user = await findActiveUser();
  if (!user) throw redirectFromGuarded(url, loginPage(url.pathname + url.search));
  markPrivatePage(url);
  return user;
}

export async function requireSeller(args: GuardArgs) {
  if (isSeller(await requireLogin(args))) return;
  notify({
    message: m.reserved_text(),
    type: 'warning',
    action: { label: m.reserved_action(), onClick: () => goTo(becomeSellerPage) },
  });
  throw redirectFromGuarded(args.url, pages.home);
}

/** No route is restricted to ADMIN yet (SPEC §2). */
export async function requireAdmin(args: GuardArgs) {
  const { role } = await requireLogin(args);
  if (role === 'ADMIN') return;
  notify({ message: m.session_denied(), type: 'negative' });
  throw redirectFromGuarded(args.url, pages.home);
}

export async function requireGuest({ url }: GuardArgs) {
  if (await findActiveUser()) throw redirectFromGuarded(url, pages.home);
}

async function findActiveUser(): Promise<User | null> {
  const user = readUser();
  if (!user) return null;
  if (isIdle(user)) {
    endSessionInPlace('away', user);
    return null;
  }
  if (!isExpired(user.token, Date.now())) return user;
  try {
    return await refreshOrEnd(bareClient, user, (ended) => endSessionInPlace('guard', ended));
  } catch {
    // Ended, another user's, or postponed (429): the page then shows its own error.
    return readUser();
  }
}

/**
 * A guarded page that was typed in, reloaded or reached by Back is already in the history and must be
 * replaced, or Back would lead to it again. A followed link has added nothing yet: the current page must
 * stay.
 */
export function redirectFromGuarded(guarded: URL, to: string) {
  return guarded.pathname === location.pathname ? replace(to) : redirect(to);
}
