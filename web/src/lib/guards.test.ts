import { afterEach, expect, it, vi } from 'vitest';
import { requireGuest, requireLogin, requireSeller } from './guards.ts';

afterEach(() => vi.unstubAllGlobals());

interface Visit {
  user?: { token: string; role?: string };
  /** What the address bar shows while the guard decides. */
  at: string;
  to: string;
}

/** Where a guard sends to, and whether it takes the place of the history's entry. */
function visit(guard: (args: { url: URL }) => unknown, { user, at, to }: Visit) {
  vi.stubGlobal('location', { pathname: at });
  vi.stubGlobal('localStorage', { getItem: () => (user ? JSON.stringify(user) : null) });
  try {
    guard({ url: new URL(to, 'https://parpaing.example') });
  } catch (answer) {
    const { headers } = answer as Response;
    return { to: headers.get('location'), isReplaced: headers.has('x-remix-replace') };
  }
  return undefined;
}

const member = { token: 't', role: 'USER' };

it('un visiteur qui suit un lien privé est mené à la connexion, et retrouve sa page avec Retour', () => {
  expect(visit(requireLogin, { at: '/about', to: '/favorites?page=2' })).toEqual({
    to: '/auth/login?returnUrl=%2Ffavorites%3Fpage%3D2',
    isReplaced: false,
  });
});

it('un visiteur qui ouvre directement une page privée n’y est pas ramené par Retour', () => {
  expect(visit(requireLogin, { at: '/favorites', to: '/favorites' })).toMatchObject({ isReplaced: true });
});

it('un acheteur sur une page de vendeur arrive à l’accueil, qui dit pourquoi', () => {
  expect(visit(requireSeller, { user: member, at: '/statistics', to: '/statistics' })).toEqual({
    to: '/?reserved=seller',
    isReplaced: true,
  });
});

it('un vendeur ouvre sa page', () => {
  const user = { token: 't', role: 'PROVIDER' };
  expect(visit(requireSeller, { user, at: '/statistics', to: '/statistics' })).toBeUndefined();
});

it('un membre qui ouvre la connexion est mené à l’accueil, un visiteur y reste', () => {
  const login = { at: '/auth/login', to: '/auth/login' };
  expect(visit(requireGuest, { user: member, ...login })).toEqual({ to: '/', isReplaced: true });
  expect(visit(requireGuest, login)).toBeUndefined();
});
