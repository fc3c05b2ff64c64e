import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeToken, resetBrowser, storeUser } from '../../../testing/browser.ts';
import { sessionsQuery } from '../sessions-query.ts';
import { clearUser, readUser } from '../stored-user.ts';
import { sessionTimings } from '../timings.ts';
import { canFetchInBackground, getQueryClient, loadQuery, refetchFailed } from './query-client.ts';

// The cache follows the user from its first moment on.
resetBrowser();

const phone = { id: '1', device: 'Téléphone', isCurrent: true };
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = () => Promise.resolve(Response.json({ sessions: [phone] }));
const refuse = (status: number) => () => Promise.resolve(Response.json({}, { status }));

let fetchAnswer: () => Promise<Response>;
const fetched = vi.fn(() => fetchAnswer());

beforeEach(() => {
  clearUser();
  fetchAnswer = answer;
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  getQueryClient();
  storeUser();
});

const load = () => loadQuery(sessionsQuery());

describe('un chargement', () => {
  it('sans réseau ou serveur en panne, rend ce qui se voyait', async () => {
    await load();
    fetchAnswer = cut;
    expect(await load()).toEqual([phone]);
    fetchAnswer = refuse(503);
    expect(await load()).toEqual([phone]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('prend un refus pour une réponse, et n’invente pas ce qui n’a jamais été vu', async () => {
    fetchAnswer = cut;
    await expect(load()).rejects.toMatchObject({ name: 'NoResponseError' });
    fetchAnswer = answer;
    await load();
    fetchAnswer = refuse(404);
    await expect(load()).rejects.toMatchObject({ status: 404 });
  });

  it('ne rend rien de ce qu’un autre a vu, ni après la déconnexion', async () => {
    await load();
    fetchAnswer = cut;
    clearUser();
    storeUser();
    await expect(load()).rejects.toMatchObject({ name: 'NoResponseError' });
  });
});

it('une réponse qui arrive après la déconnexion n’est vue de personne', async () => {
  const late = Promise.withResolvers<Response>();
  fetchAnswer = () => late.promise;
  const seen = vi.fn();
  new QueryObserver(getQueryClient(), sessionsQuery()).subscribe(({ data }) => data && seen(data));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  storeUser({ id: '2' });
  late.resolve(Response.json({ sessions: [{ ...phone, device: 'Téléphone d’une autre' }] }));
  fetchAnswer = answer;
  expect(await load()).toEqual([phone]);
  expect(seen).not.toHaveBeenCalled();
  expect(getQueryClient().getQueryCache().getAll()).toHaveLength(1);
});

it('ce qui n’a pu être lu est redemandé quand le serveur répond de nouveau', async () => {
  fetchAnswer = cut;
  const seen = vi.fn();
  new QueryObserver(getQueryClient(), sessionsQuery()).subscribe(({ status, data }) => seen(status, data));
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('error', undefined));
  fetchAnswer = answer;
  refetchFailed();
  await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith('success', [phone]));
});

describe('ce qui se redemande sans que personne n’agisse', () => {
  const aged = (fields: object = {}) => {
    const iat = Math.floor(Date.now() / 1000) - 14 * 60 - 30;
    return makeToken({ iat, exp: iat + 15 * 60, ...fields });
  };

  it.each([
    ['un jeton frais', makeToken(), 0, true],
    ['un jeton sur sa fin, même de qui vient d’agir : le renouveler revient à la session', aged(), 0, false],
    ['un jeton échu', aged({ exp: 1 }), 0, false],
    ['un jeton frais, mais une session inactive', makeToken(), sessionTimings.idleLimit, false],
  ])('%s', (_, token, idleMs, expected) => {
    storeUser({ token }, { lastActivity: Date.now() - idleMs });
    expect(canFetchInBackground()).toBe(expected);
  });

  it('un portable qui se réveille avant son réseau reste connecté', async () => {
    await load();
    new QueryObserver(getQueryClient(), sessionsQuery()).subscribe(() => {});
    await getQueryClient().invalidateQueries({ refetchType: 'none' });
    storeUser({ token: aged({ exp: 1 }) });
    fetchAnswer = cut;
    fetched.mockClear();
    for (const event of ['visibilitychange', 'offline', 'online']) dispatchEvent(new Event(event));
    expect(readUser()).not.toBeNull();
    storeUser();
    fetchAnswer = answer;
    await load();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('une session inactive ne demande rien', async () => {
    storeUser({}, { lastActivity: Date.now() - sessionTimings.idleLimit });
    await expect(load()).rejects.toThrow();
    expect(fetched).not.toHaveBeenCalled();
  });
});
