import { pages } from '@parpaing/contract/pages';
import { redirect } from 'react-router';
import { isSeller, readUser } from './session.ts';

interface GuardArgs {
  url: URL;
}

export function requireLogin({ url }: GuardArgs) {
  const user = readUser();
  if (!user) {
    throw redirect(`${pages.login}?${new URLSearchParams({ returnUrl: url.pathname + url.search })}`);
  }
  return user;
}

export function requireSeller(args: GuardArgs) {
  if (!isSeller(requireLogin(args))) throw redirect(pages.home);
}

export function requireGuest() {
  if (readUser()) throw redirect(pages.home);
}
