import { pages } from '@parpaing/contract/pages';
import { redirect, replace } from 'react-router';
import { isSeller, readUser, reservedParam } from './session.ts';

interface GuardArgs {
  url: URL;
}

export function requireLogin({ url }: GuardArgs) {
  const user = readUser();
  if (!user) {
    throw leave(url, `${pages.login}?${new URLSearchParams({ returnUrl: url.pathname + url.search })}`);
  }
  return user;
}

export function requireSeller(args: GuardArgs) {
  if (!isSeller(requireLogin(args))) throw leave(args.url, `${pages.home}?${reservedParam}=seller`);
}

export function requireGuest({ url }: GuardArgs) {
  if (readUser()) throw leave(url, pages.home);
}

/**
 * Typed in, reloaded or reached by Back, the guarded page is already in the history: left there, it would
 * send Back forward again. A link followed has not put it there yet, and the page it stands on must stay.
 */
function leave(guarded: URL, to: string) {
  return guarded.pathname === location.pathname ? replace(to) : redirect(to);
}
