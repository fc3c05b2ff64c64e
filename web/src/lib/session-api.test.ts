import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import { createClient } from '@parpaing/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearUser, readUser, saveUser } from './session.ts';
import { createSessionApi } from './session-api.ts';
import { sessionTimings } from './session-timings.ts';
import { makeToken, storeUser, stubBrowser } from './testing/browser.ts';

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const refreshPath = '/api/auth/refresh-token';
const unauthenticated = () => Response.json({ error: 'unauthenticated' }, { status: 401 });

/** A server that knows one access token and one refresh token at a time, and what it was asked. */
function openServer(tab = { createClient, createSessionApi }) {
  const server = {
    requests: [] as string[],
    accepted: makeToken({ jti: 'fresh' }),
    refresh: (): Response | Promise<Response> =>
      Response.json({ token: server.accepted, refreshToken: 'suivant' }),
    answer: (): Response | Promise<Response> => Response.json({ ok: true }),
    countOf: (path: string) => server.requests.filter((request) => request === path).length,
  };
  const client = tab.createClient('https://parpaing.example', async (request) => {
    const { pathname } = new URL(request.url);
    server.requests.push(pathname);
    if (pathname === refreshPath) return server.refresh();
    const isKnown = request.headers.get('authorization') === `Bearer ${server.accepted}`;
    return isKnown ? server.answer() : unauthenticated();
  });
  const onEnd = vi.fn();
  const upload = vi.fn(async () => ({}) as never);
  return { server, onEnd, upload, api: tab.createSessionApi({ client, upload, onEnd }) };
}

describe('un appel', () => {
  it('d’un visiteur part sans jeton, et son 401 lui revient tel quel', async () => {
    const { server, api, onEnd } = openServer();
    await expect(api.call('readMe', {})).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toEqual(['/api/users/me']);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('d’un membre porte son jeton', async () => {
    const { server, api } = openServer();
    storeUser({ token: server.accepted });
    await expect(api.call('readMe', {})).resolves.toEqual({ ok: true });
    expect(server.requests).toEqual(['/api/users/me']);
  });

  it('garde les en-têtes de qui appelle', async () => {
    const client = createClient('https://parpaing.example', async ({ headers }) =>
      Response.json(Object.fromEntries(headers)),
    );
    const api = createSessionApi({ client, upload: vi.fn(), onEnd: vi.fn() });
    const { token } = storeUser();
    const sent = await api.call('readMe', {}, { headers: { 'idempotency-key': 'k' } });
    expect(sent).toMatchObject({ 'idempotency-key': 'k', authorization: `Bearer ${token}` });
  });
});

describe('un jeton refusé', () => {
  it('est renouvelé une fois, et l’appel repart une fois', async () => {
    const { server, api } = openServer();
    storeUser();
    await expect(api.call('readMe', {})).resolves.toEqual({ ok: true });
    expect(server.requests).toEqual(['/api/users/me', refreshPath, '/api/users/me']);
    expect(readUser()).toMatchObject({ token: server.accepted, refreshToken: 'suivant' });
  });

  it('vaut aussi pour un envoi de fichier', async () => {
    const { server, api, upload } = openServer();
    const { token } = storeUser();
    const form = new FormData();
    upload.mockRejectedValueOnce(new ApiError(401, {}));
    await api.upload('replaceProfileImage', form);
    const sent = upload.mock.calls as unknown as [string, FormData, { headers: object }][];
    expect(sent.map(([, , { headers }]) => headers)).toEqual([
      { authorization: `Bearer ${token}` },
      { authorization: `Bearer ${server.accepted}` },
    ]);
  });

  it('une seconde fois n’en entraîne pas une troisième, ni de déconnexion', async () => {
    const { server, api, onEnd } = openServer();
    storeUser();
    server.answer = unauthenticated;
    await expect(api.call('readMe', {})).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toEqual(['/api/users/me', refreshPath, '/api/users/me']);
    expect(onEnd).not.toHaveBeenCalled();
  });

  describe.each([
    ['avec verrous', () => {}],
    ['sans verrous', () => vi.stubGlobal('navigator', {})],
  ])('%s', (_, prepare) => {
    it('par dix appels à la fois, ne l’est qu’une fois', async () => {
      prepare();
      const { server, api } = openServer();
      storeUser();
      const calls = Array.from({ length: 10 }, () => api.call('readMe', {}));
      await expect(Promise.all(calls)).resolves.toHaveLength(10);
      expect(server.countOf(refreshPath)).toBe(1);
    });

    it('par dix appels à la fois que rien ne renouvelle, finit la session une seule fois', async () => {
      prepare();
      const { server, api, onEnd } = openServer();
      const user = storeUser();
      server.refresh = unauthenticated;
      onEnd.mockImplementation(clearUser);
      const calls = Array.from({ length: 10 }, () => api.call('readMe', {}));
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
      expect(server.countOf(refreshPath)).toBe(1);
      expect(onEnd).toHaveBeenCalledOnce();
      expect(onEnd).toHaveBeenCalledWith('refresh-refused', user);
    });
  });

  it('que deux onglets trouvent ensemble n’est renouvelé que par l’un', async () => {
    const { server, api } = openServer();
    // Another tab has modules of its own; what is stored here, it hears as a storage event.
    vi.resetModules();
    const otherTab = openServer({
      ...(await import('@parpaing/contract/client')),
      ...(await import('./session-api.ts')),
    });
    otherTab.server.accepted = server.accepted;
    addEventListener('user-change', () => dispatchEvent(new Event('storage')));
    storeUser();
    await Promise.all([api.call('readMe', {}), otherTab.api.call('readMe', {})]);
    expect(server.countOf(refreshPath) + otherTab.server.countOf(refreshPath)).toBe(1);
  });

  it.each([
    ['le réseau manque', () => Promise.reject(new TypeError('Failed to fetch')), NoResponseError],
    ['le serveur est en panne', () => Response.json({}, { status: 503 }), ApiError],
  ])('quand %s ne déconnecte personne', async (_, refresh, kind) => {
    const { server, api, onEnd } = openServer();
    storeUser();
    server.refresh = refresh;
    await expect(api.call('readMe', {})).rejects.toBeInstanceOf(kind);
    expect(onEnd).not.toHaveBeenCalled();
    expect(readUser()).not.toBeNull();
  });
});

describe('un appel parti avant', () => {
  it('une déconnexion ne déconnecte pas l’utilisateur suivant', async () => {
    const { server, api, onEnd } = openServer();
    storeUser();
    const calling = api.call('readMe', {});
    storeUser({ id: '2', token: makeToken(), refreshToken: 'autre' });
    await expect(calling).rejects.toMatchObject({ status: 401 });
    expect(server.countOf(refreshPath)).toBe(0);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('un renouvellement repart avec le nouveau jeton', async () => {
    const { server, api } = openServer();
    const user = storeUser();
    const calling = api.call('readMe', {});
    saveUser({ ...user, token: server.accepted, refreshToken: 'suivant' });
    await expect(calling).resolves.toEqual({ ok: true });
    expect(server.countOf(refreshPath)).toBe(0);
  });

  it('un renouvellement refusé trop tard ne touche pas au nouvel utilisateur', async () => {
    const { server, api, onEnd } = openServer();
    storeUser();
    server.refresh = () => {
      storeUser({ id: '2', refreshToken: 'autre' });
      return unauthenticated();
    };
    await expect(api.call('readMe', {})).rejects.toMatchObject({ status: 401 });
    expect(onEnd).not.toHaveBeenCalled();
    expect(readUser()).toMatchObject({ id: '2' });
  });

  it('des jetons arrivés après la déconnexion ne reconnectent pas', async () => {
    const { server, api } = openServer();
    storeUser();
    const { refresh } = server;
    server.refresh = () => {
      clearUser();
      return refresh();
    };
    await expect(api.call('readMe', {})).rejects.toThrow();
    expect(readUser()).toBeNull();
  });
});

it.each(['login', 'register', 'refreshToken', 'logout'] as const)(
  'le 401 de %s ne renouvelle rien',
  async (name) => {
    const { server, api, onEnd } = openServer();
    storeUser();
    server.refresh = unauthenticated;
    await expect(api.call(name, { body: {} } as never)).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toHaveLength(1);
    expect(onEnd).not.toHaveBeenCalled();
  },
);

describe('un jeton sur sa fin', () => {
  const soon = () => makeToken({ exp: Date.now() / 1000 + 30 });

  it('est renouvelé avant l’appel', async () => {
    const { server, api } = openServer();
    storeUser({ token: soon() });
    await api.call('readMe', {});
    expect(server.requests).toEqual([refreshPath, '/api/users/me']);
  });

  it('sert encore quand il ne peut l’être', async () => {
    const { server, api } = openServer();
    server.accepted = soon();
    server.refresh = () => Response.json({}, { status: 503 });
    storeUser({ token: server.accepted });
    await expect(api.call('readMe', {})).resolves.toEqual({ ok: true });
  });
});

describe('après une trop longue inactivité', () => {
  const { idleLimit, sharedIdleLimit } = sessionTimings;

  it.each([
    ['', false, idleLimit],
    [' sur un poste partagé', true, sharedIdleLimit],
  ])('un appel%s ne part pas', async (_, sharedDevice, limit) => {
    const { server, api, onEnd } = openServer();
    const user = storeUser({ sharedDevice }, { lastActivity: Date.now() - limit });
    await expect(api.call('readMe', {})).rejects.toMatchObject({ status: 401 });
    expect(server.requests).toEqual([]);
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('idle-call', user);
  });

  it.each([
    ['', false, idleLimit],
    [' sur un poste partagé', true, sharedIdleLimit],
  ])('une seconde avant%s, il part encore', async (_, sharedDevice, limit) => {
    const { server, api } = openServer();
    storeUser({ sharedDevice, token: server.accepted }, { lastActivity: Date.now() - limit + 1000 });
    await expect(api.call('readMe', {})).resolves.toEqual({ ok: true });
  });
});
