import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeFailure } from '../../lib/http/describe-failure.ts';
import * as m from '../../paraglide/messages.js';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { makeToken, resetBrowser, storeUser } from '../../testing/browser.ts';
import { dismissNotification, listNotifications } from '../../ui/toast/notifications.ts';
import type { EndReason } from './end-reasons.ts';
import { endSessionInPlace } from './end-session.ts';
import { logIn, logOut, reloadUser, upgradeToSeller } from './log-in.ts';
import { readUser } from './stored-user.ts';

const credentials = { email: 'jeanne@chantier.fr', password: 'un mot de passe' };
const login = {
  id: '1',
  email: credentials.email,
  fullName: 'Jeanne',
  role: 'USER',
  roles: ['USER'],
  isProvider: false,
  verified: true,
  createdAt: '2026-01-02',
  lastLogin: null,
  token: makeToken(),
  refreshToken: 'premier',
};

/** What the network answers, by path; anything else is out of order. */
let answers: Record<string, () => Response>;
let asked: string[];

beforeEach(() => {
  overwriteGetLocale(() => 'fr');
  resetBrowser();
  asked = [];
  answers = {
    '/api/auth/login': () => Response.json(login),
    '/api/auth/logout': () => new Response(null, { status: 204 }),
    '/api/users/profile': () => Response.json({ fullName: 'Jeanne Roux', city: 'Lyon', role: 'USER' }),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(
      `${request.method} ${pathname} ${request.headers.get('authorization') ? 'Bearer' : ''}`.trim(),
    );
    return answers[pathname]?.() ?? Response.json({}, { status: 500 });
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { id } of listNotifications()) dismissNotification(id);
});

const toasts = () => listNotifications().map(({ message, type, timeout }) => ({ message, type, timeout }));

describe('se connecter', () => {
  it('garde l’utilisateur, que son profil complète, et le dit', async () => {
    await logIn(credentials);
    expect(asked).toEqual(['POST /api/auth/login', 'GET /api/users/profile Bearer']);
    expect(readUser()).toMatchObject({ fullName: 'Jeanne Roux', city: 'Lyon', sharedDevice: false });
    expect(toasts()).toEqual([{ message: 'Connexion réussie', type: 'positive', timeout: 5000 }]);
    expect(Number(localStorage.getItem('lastActivityTime'))).toBeGreaterThan(Date.now() - 60_000);
  });

  it('réussit même sans le profil, ce qui est consigné', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    answers['/api/users/profile'] = () => Response.json({}, { status: 500 });
    await logIn({ ...credentials, sharedDevice: true });
    expect(readUser()).toMatchObject({ fullName: 'Jeanne', token: login.token, sharedDevice: true });
    expect(toasts()).toHaveLength(1);
    expect(logged.mock.calls).toMatchObject([['profile', { status: 500 }]]);
  });

  it('refusé ne garde rien et laisse le formulaire le dire', async () => {
    answers['/api/auth/login'] = () => Response.json({ error: 'invalid_credentials' }, { status: 401 });
    await expect(logIn(credentials)).rejects.toMatchObject({ status: 401 });
    expect(readUser()).toBeNull();
    expect(toasts()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each([{ ...login, token: undefined }, { ...login, token: '' }, 'une page d’accueil', null])(
    'sans jeton (%j) échoue avec la phrase de SPEC, sans rien garder ni fêter',
    async (answer) => {
      answers['/api/auth/login'] = () => Response.json(answer);
      const failure = await logIn(credentials).catch((error: unknown) => error);
      expect(describeFailure(failure, m.login_failed())).toBe(
        'Échec de connexion. Veuillez vérifier vos identifiants.',
      );
      expect([localStorage.length, toasts(), asked]).toEqual([0, [], ['POST /api/auth/login']]);
    },
  );

  it.each([
    ['avec', { analytics: true }, true],
    ['sans', { analytics: false }, false],
  ])(
    'note l’heure seulement avec l’accord de la mesure d’audience (%s)',
    async (_, preferences, expected) => {
      // biome-ignore lint/suspicious/noDocumentCookie: a plain field of the stubbed browser.
      document.cookie = `cookie-preferences=${encodeURIComponent(JSON.stringify(preferences))}`;
      await logIn(credentials);
      expect(localStorage.getItem('login_timestamp') !== null).toBe(expected);
    },
  );
});

describe('se déconnecter', () => {
  it('efface la session sans attendre le serveur, même en panne', () => {
    storeUser();
    sessionStorage.setItem('draft.become-seller.1', '{"taxId":"73282932000074"}');
    sessionStorage.setItem('compared', '[]');
    logOut();
    expect(readUser()).toBeNull();
    expect(localStorage.getItem('lastActivityTime')).toBeNull();
    expect(sessionStorage.getItem('draft.become-seller.1')).toBeNull();
    expect(sessionStorage.getItem('compared')).not.toBeNull();
    expect(toasts()).toEqual([{ message: 'Vous êtes déconnecté', type: 'positive', timeout: 3000 }]);
  });

  it.each<[string, EndReason, boolean, string | null]>([
    ['que le serveur renvoie', 'refresh-failed', false, 'un brouillon'],
    ['que l’horloge renvoie', 'inactivity', false, 'un brouillon'],
    ['que l’horloge renvoie d’un poste partagé', 'inactivity', true, null],
    ['qui s’en va', 'logout', false, null],
  ])('un membre %s retrouve ou non ce qu’il écrivait, un autre jamais', (_, why, sharedDevice, kept) => {
    const user = storeUser({ sharedDevice });
    sessionStorage.setItem(`draft.message.${user.id}.1`, 'un brouillon');
    sessionStorage.setItem(`draft.become-seller.${user.id}`, 'un brouillon');
    sessionStorage.setItem('draft.message.quelqu’un-d’autre.1', 'le sien');
    endSessionInPlace(why, user);
    expect(sessionStorage.getItem(`draft.message.${user.id}.1`)).toBe(kept);
    expect(sessionStorage.getItem(`draft.become-seller.${user.id}`)).toBe(kept);
    expect(sessionStorage.getItem('draft.message.quelqu’un-d’autre.1')).toBeNull();
  });

  it('prévenu de l’inactivité, il le lit trois secondes', () => {
    endSessionInPlace('warning-logout', storeUser());
    const message = 'You have been logged out due to inactivity';
    expect(toasts()).toEqual([{ message, type: 'info', timeout: 3000 }]);
  });

  it('le dit au serveur une fois, et ne recommence pas sur un 401', async () => {
    answers['/api/auth/logout'] = () => Response.json({}, { status: 401 });
    storeUser();
    logOut();
    logOut();
    await vi.waitFor(() => expect(asked).toEqual(['POST /api/auth/logout Bearer']));
    expect(toasts()).toHaveLength(1);
  });

  it('le redit au serveur qui ne pouvait l’entendre, sans garder le membre', async () => {
    vi.useFakeTimers();
    const refusals = [503, 503];
    answers['/api/auth/logout'] = () => new Response(null, { status: refusals.shift() ?? 204 });
    storeUser();
    logOut();
    expect(readUser()).toBeNull();
    await vi.advanceTimersByTimeAsync(120_000);
    vi.useRealTimers();
    expect(asked).toEqual(Array(3).fill('POST /api/auth/logout Bearer'));
  });
});

it('devenir vendeur garde les jetons, le rôle et les renseignements donnés', async () => {
  const providerInfo = { companyName: 'Roux BTP', businessType: 'artisan' };
  answers['/api/users/upgrade-to-provider'] = () =>
    Response.json({
      token: makeToken({ jti: '2' }),
      refreshToken: 'suivant',
      roles: ['USER', 'PROVIDER'],
      providerInfo,
    });
  storeUser();
  await upgradeToSeller({ companyName: 'Roux BTP', businessType: 'artisan' });
  expect(readUser()).toMatchObject({
    role: 'PROVIDER',
    roles: ['USER', 'PROVIDER'],
    isProvider: true,
    refreshToken: 'suivant',
    providerInfo,
  });
  expect(toasts()).toMatchObject([{ message: 'Votre compte a été mis à jour en compte vendeur' }]);
});

it('relire le profil garde les jetons et le poste partagé', async () => {
  answers['/api/users/me'] = () => Response.json({ ...login, token: undefined, fullName: 'Jeanne Roux' });
  const { token } = storeUser({ sharedDevice: true });
  await reloadUser();
  expect(readUser()).toMatchObject({ fullName: 'Jeanne Roux', token, sharedDevice: true });
});
