import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import { createClient } from '@parpaing/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, resetBrowser, storeUser } from '../../../testing/browser.ts';
import { clearUser, readUser, saveUser } from '../stored-user.ts';
import { sessionTimings } from '../timings.ts';
import { createAuthenticatedClient } from './authenticated-client.ts';

beforeEach(resetBrowser);
afterEach(() => vi.unstubAllGlobals());

const refreshPath = '/api/auth/refresh-token';
const unauthenticated = () => Response.json({ error: 'unauthenticated' }, { status: 401 });

/** A server that knows one access token and one refresh token at a time, and what it was asked. */
function openServer(tab = { createClient, createAuthenticatedClient }) {
  const server = {
    requests: [] as string[],
    refreshedWith: [] as (string | null)[],
    accepted: makeToken({ jti: 'fresh' }),
    refresh: (): Response | Promise<Response> =>
      Response.json({ token: server.accepted, refreshToken: 'suivant' }),
    answer: (): Response | Promise<Response> => Response.json({ ok: true }),
    countOf: (path: string) => server.requests.filter((request) => request === path).length,
  };
  const client = tab.createClient('https://parpaing.example', async (request) => {
    const { pathname } = new URL(request.url);
    server.requests.push(pathname);
    if (pathname === refreshPath) {
      server.refreshedWith.push(request.headers.get('authorization'));
      return server.refresh();
    }
    const isKnown = request.headers.get('authorization') === `Bearer ${server.accepted}`;
    return isKnown ? server.answer() : unauthenticated();
  });
  const onEnd = vi.fn();
  const upload = vi.fn(async () => ({}) as never);
  return { server, onEnd, upload, api: tab.createAuthenticatedClient({ client, upload, onEnd }) };
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
    const api = createAuthenticatedClient({ client, upload: vi.fn(), onEnd: vi.fn() });
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
      expect(onEnd).toHaveBeenCalledWith('refresh-failed', user);
    });
  });

  it('que deux onglets trouvent ensemble n’est renouvelé que par l’un', async () => {
    const { server, api } = openServer();
    // Another tab has modules of its own; what is stored here, it hears as a storage event.
    vi.resetModules();
    const otherTab = openServer({
      ...(await import('@parpaing/contract/client')),
      ...(await import('./authenticated-client.ts')),
    });
    otherTab.server.accepted = server.accepted;
    addEventListener('user-change', () => dispatchEvent(new Event('storage')));
    storeUser();
    await Promise.all([api.call('readMe', {}), otherTab.api.call('readMe', {})]);
    expect(server.countOf(refreshPath) + otherTab.server.countOf(refreshPath)).toBe(1);
  });

  it('se renouvelle avec l’en-tête de tous les appels', async () => {
    const { server, api } = openServer();
    const { token } = storeUser();
    await api.call('readMe', {});
    expect(server.refreshedWith).toEqual([`Bearer ${token}`]);
  });
});

describe('un renouvellement que le serveur n’a pas tranché', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
  const failing = () => Response.json({}, { status: 500 });
  const portal = () =>
    new Response('<h1>Wi-Fi de la gare</h1>', { headers: { 'content-type': 'text/html' } });
  const restarting = (seconds: number) => () =>
    Response.json({}, { status: 503, headers: { 'retry-after': String(seconds) } });

  /** Until the next try is put off: what comes before is not a matter of time. */
  async function waitForPause() {
    while (vi.getTimerCount() === 0) await new Promise(setImmediate);
  }

  /** A member whose token is refused, and what comes of their call. */
  function openRefused(
    refresh: () => Response | Promise<Response>,
    name: 'readMe' | 'countUnread' = 'readMe',
  ) {
    const opened = openServer();
    const user = storeUser();
    const fresh = opened.server.refresh;
    opened.server.refresh = refresh;
    opened.onEnd.mockImplementation(() => clearUser(user.id));
    const calling = opened.api.call(name, {});
    calling.catch(() => {});
    const countTries = () => opened.server.countOf(refreshPath);
    return {
      ...opened,
      user,
      calling,
      countTries,
      recover: () => Object.assign(opened.server, { refresh: fresh }),
    };
  }

  it.each([
    ['ne peut être joint', unreachable, NoResponseError],
    ['est en panne', failing, ApiError],
    ['est caché par un portail', portal, NoResponseError],
  ])(
    'quand le serveur %s, est retenté après une puis trois secondes, puis finit la session',
    async (_, refresh, kind) => {
      const { countTries, calling, onEnd, user } = openRefused(refresh);
      sessionStorage.setItem(`draft.message.${user.id}.1`, 'un brouillon');
      await waitForPause();
      await vi.advanceTimersByTimeAsync(999);
      expect(countTries()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      await waitForPause();
      expect(countTries()).toBe(2);
      await vi.advanceTimersByTimeAsync(2999);
      expect([countTries(), onEnd.mock.calls]).toEqual([2, []]);
      await vi.advanceTimersByTimeAsync(1);
      await expect(calling).rejects.toBeInstanceOf(kind);
      expect(countTries()).toBe(3);
      expect(onEnd).toHaveBeenCalledExactlyOnceWith('refresh-failed', user);
      expect(sessionStorage.getItem(`draft.message.${user.id}.1`)).toBe('un brouillon');
    },
  );

  it('n’est qu’un pour tous les appels de l’onglet', async () => {
    const { countTries, api, onEnd } = openRefused(failing);
    await waitForPause();
    await vi.advanceTimersByTimeAsync(500);
    const later = api.call('readProfile', {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    await waitForPause();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await later).toMatchObject({ status: 500 });
    expect(countTries()).toBe(3);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('ne dit rien à qui le serveur est revenu à temps', async () => {
    const { calling, recover, onEnd } = openRefused(unreachable);
    await waitForPause();
    recover();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(calling).resolves.toEqual({ ok: true });
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('attend le Retry-After d’une base qui redémarre', async () => {
    const { countTries, calling, recover, onEnd } = openRefused(restarting(5));
    await waitForPause();
    await vi.advanceTimersByTimeAsync(4999);
    expect(countTries()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await waitForPause();
    recover();
    await vi.advanceTimersByTimeAsync(4999);
    expect(countTries()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(calling).resolves.toEqual({ ok: true });
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('n’attend pas un Retry-After sans fin', async () => {
    const { countTries, calling, onEnd } = openRefused(restarting(3600));
    for (let pause = 0; pause < 2; pause++) {
      await waitForPause();
      await vi.advanceTimersByTimeAsync(sessionTimings.maxRefreshRetryDelay);
    }
    await expect(calling).rejects.toMatchObject({ status: 503 });
    expect(countTries()).toBe(3);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('par un appel que personne n’attend ne finit rien', async () => {
    const { countTries, calling, onEnd } = openRefused(failing, 'countUnread');
    await expect(calling).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(countTries()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('cesse avec une déconnexion venue entre-temps', async () => {
    const { countTries, calling, onEnd } = openRefused(failing);
    await waitForPause();
    clearUser();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(calling).rejects.toThrow('session changed');
    expect(countTries()).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
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

  it('sert encore quand il ne peut l’être, sans attendre', async () => {
    const { server, api, onEnd } = openServer();
    server.accepted = soon();
    server.refresh = () => Response.json({}, { status: 503 });
    storeUser({ token: server.accepted });
    await expect(api.call('readMe', {})).resolves.toEqual({ ok: true });
    expect(server.requests).toEqual([refreshPath, '/api/users/me']);
    expect(onEnd).not.toHaveBeenCalled();
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
