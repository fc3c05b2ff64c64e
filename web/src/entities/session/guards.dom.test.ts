import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { makeToken, resetBrowser, storeUser } from '../../testing/browser.ts';
import { dismissNotification, listNotifications } from '../../ui/toast/notifications.ts';
import { requireAdmin, requireGuest, requireLogin, requireSeller } from './guards.ts';
import { readUser } from './stored-user.ts';
import { sessionTimings } from './timings.ts';
import type { User } from './user-record.ts';

type Guard = (args: { url: URL }) => Promise<unknown>;

interface Visit {
  /** What the address bar shows while the guard decides. */
  at: string;
  to: string;
}

let answer: () => Promise<Response>;

beforeEach(() => {
  overwriteGetLocale(() => 'fr');
  resetBrowser();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  );
  answer = async () => Response.json({}, { status: 401 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of listNotifications()) dismissNotification(id);
});

/** Where a guard sends to, and whether it takes the place of the history's entry. */
async function visit(guard: Guard, { at, to }: Visit) {
  history.replaceState(null, '', at);
  try {
    await guard({ url: new URL(to, 'https://parpaing.example') });
  } catch (left) {
    const { headers } = left as Response;
    return { to: headers.get('location'), isReplaced: headers.has('x-remix-replace') };
  }
  return undefined;
}

const toasts = () => listNotifications().map(({ message, type }) => `${type}: ${message}`);
const favorites = { at: '/favorites', to: '/favorites' };
const statistics = { at: '/statistics', to: '/statistics' };
const loginForFavorites = { to: '/auth/login?returnUrl=%2Ffavorites', isReplaced: true };

describe('une page privée', () => {
  it('mène un visiteur à la connexion ; Retour lui rend la page d’où il venait', async () => {
    expect(await visit(requireLogin, { at: '/about', to: '/favorites?page=2' })).toEqual({
      to: '/auth/login?returnUrl=%2Ffavorites%3Fpage%3D2',
      isReplaced: false,
    });
  });

  it('ouverte directement par un visiteur, n’est pas retrouvée avec Retour', async () => {
    expect(await visit(requireLogin, favorites)).toEqual(loginForFavorites);
    expect(toasts()).toEqual([]);
  });

  it('s’ouvre à un membre', async () => {
    storeUser();
    expect(await visit(requireLogin, favorites)).toBeUndefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('un jeton expiré', () => {
  it.each(['x', 'a.b.c', makeToken({ exp: Date.now() / 1000 - 1 }), makeToken({ exp: undefined })])(
    '(%s) est renouvelé, et la page s’ouvre sans un mot',
    async (token) => {
      storeUser({ token });
      const fresh = makeToken();
      answer = async () => Response.json({ token: fresh, refreshToken: 'suivant' });
      expect(await visit(requireLogin, favorites)).toBeUndefined();
      expect(readUser()).toMatchObject({ token: fresh, refreshToken: 'suivant' });
      expect(toasts()).toEqual([]);
    },
  );

  it('que le serveur ne renouvelle pas mène à la connexion, qui dit pourquoi', async () => {
    storeUser({ token: 'x' });
    expect(await visit(requireLogin, favorites)).toEqual(loginForFavorites);
    expect(toasts()).toEqual(['warning: Votre session a expiré. Veuillez vous reconnecter.']);
    expect(readUser()).toBeNull();
    expect(fetch).toHaveBeenCalledOnce();
  });

  describe('que rien ne vient renouveler', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      storeUser({ token: 'x' });
      answer = async () => {
        throw new TypeError('Failed to fetch');
      };
    });
    afterEach(() => void vi.useRealTimers());

    it('mène à la connexion au troisième essai', async () => {
      const visiting = visit(requireLogin, favorites);
      await vi.advanceTimersByTimeAsync(3999);
      expect(readUser()).not.toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      expect(await visiting).toEqual(loginForFavorites);
      expect(toasts()).toEqual(['warning: Votre session a expiré. Veuillez vous reconnecter.']);
      expect(fetch).toHaveBeenCalledTimes(3);
    });

    it('ouvre la page si le réseau revient à temps', async () => {
      const visiting = visit(requireLogin, favorites);
      await vi.advanceTimersByTimeAsync(1000);
      answer = async () => Response.json({ token: makeToken(), refreshToken: 'suivant' });
      await vi.advanceTimersByTimeAsync(3000);
      expect(await visiting).toBeUndefined();
      expect(toasts()).toEqual([]);
    });
  });

  it('dont le renouvellement est remis à plus tard (429) ne déconnecte personne', async () => {
    storeUser({ token: 'x' });
    answer = async () => Response.json({}, { status: 429 });
    expect(await visit(requireLogin, favorites)).toBeUndefined();
    expect(readUser()).not.toBeNull();
  });

  it('laisse un visiteur ouvrir la page de connexion', async () => {
    storeUser({ token: 'x' });
    expect(await visit(requireGuest, { at: '/auth/login', to: '/auth/login' })).toBeUndefined();
    expect(readUser()).toBeNull();
  });
});

it('un membre absent depuis une heure retrouve la page de connexion', async () => {
  storeUser({}, { lastActivity: Date.now() - sessionTimings.idleLimit });
  expect(await visit(requireLogin, favorites)).toEqual(loginForFavorites);
  expect(toasts()).toEqual(['warning: Your session expired while you were away']);
});

describe('une page de vendeur', () => {
  it('renvoie un acheteur à l’accueil, qui lui propose de le devenir', async () => {
    storeUser({ role: 'USER' });
    expect(await visit(requireSeller, statistics)).toEqual({ to: '/', isReplaced: true });
    expect(listNotifications()).toMatchObject([
      {
        type: 'warning',
        message: 'Cette page est réservée aux vendeurs.',
        action: { label: 'Devenir Vendeur' },
      },
    ]);
  });

  it.each<Partial<User>>([
    { role: 'PROVIDER' },
    { role: 'ADMIN' },
    { role: 'USER', roles: ['USER', 'PROVIDER'] },
    { role: 'USER', isProvider: true },
  ])('s’ouvre à %j', async (user) => {
    storeUser(user);
    expect(await visit(requireSeller, statistics)).toBeUndefined();
    expect(toasts()).toEqual([]);
  });

  it('mène un visiteur à la connexion', async () => {
    expect(await visit(requireSeller, statistics)).toMatchObject({
      to: '/auth/login?returnUrl=%2Fstatistics',
    });
  });
});

describe('une page réservée aux administrateurs, déclarée pour l’essai', () => {
  async function openAdminPage() {
    const page = { loader: () => null, element: null };
    const router = createMemoryRouter(
      [
        { path: '/', ...page },
        { path: '/auth/login', ...page },
        { path: '/admin', middleware: [requireAdmin as never], ...page },
      ],
      { initialEntries: ['/'] },
    );
    await router.navigate('/admin');
    const { pathname, search } = router.state.location;
    return pathname + search;
  }

  it('s’ouvre à un administrateur', async () => {
    storeUser({ role: 'ADMIN' });
    expect(await openAdminPage()).toBe('/admin');
    expect(toasts()).toEqual([]);
  });

  it.each(['USER', 'PROVIDER'] as const)('renvoie %s à l’accueil', async (role) => {
    storeUser({ role });
    expect(await openAdminPage()).toBe('/');
    expect(toasts()).toEqual(["negative: Accès refusé. Vous n'avez pas les permissions requises."]);
  });

  it('mène un visiteur à la connexion', async () => {
    expect(await openAdminPage()).toBe('/auth/login?returnUrl=%2Fadmin');
  });
});

it.each(['/auth/login', '/auth/login?returnUrl=%2Ffavorites'])(
  'un membre qui ouvre %s est mené à l’accueil, un visiteur y reste',
  async (to) => {
    const login = { at: '/auth/login', to };
    expect(await visit(requireGuest, login)).toBeUndefined();
    storeUser();
    expect(await visit(requireGuest, login)).toEqual({ to: '/', isReplaced: true });
  },
);
