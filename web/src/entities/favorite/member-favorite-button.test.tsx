// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, storeUser } from '../../testing/browser.ts';
import { clearUser } from '../session/stored-user.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  resetBrowser();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const brick = '0198c1de-0000-7000-8000-000000000001';
const beam = '0198c1de-0000-7000-8000-000000000002';

type Answer = Response | Promise<Response>;
const taken = () => new Response(null, { status: 204 });
const refused = () => Response.json({ error: 'internal' }, { status: 500 });

/** A page with one heart, and a server that says what it was asked. */
async function openPage(answers: { ids?: () => Answer; change?: (method: string) => Answer }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    asked.push(method);
    if (method !== 'GET') return (answers.change ?? taken)(method);
    return answers.ids?.() ?? Response.json({ ids: [] });
  });
  storeUser();
  const favorites = await import('./favorite-queries.ts');
  const { getQueryClient } = await import('../session/query-client.ts');
  const showHeart = () =>
    new QueryObserver(getQueryClient(), favorites.favoriteIdsQuery()).subscribe(() => {});
  showHeart();
  return { asked, showHeart, ...favorites };
}

const answerIds = (...ids: string[]) => Response.json({ ids });
const soon = (check: () => void) => vi.waitFor(check);

it('un membre retrouve ses favoris', async () => {
  const { isFavorite } = await openPage({ ids: () => answerIds(brick) });
  await soon(() => expect(isFavorite(brick)).toBe(true));
  expect(isFavorite(beam)).toBe(false);
});

it('des favoris qui n’ont pu être lus se redemandent d’eux-mêmes, de moins en moins, puis sont consignés', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockReturnValue(0);
  let clock = 0;
  const askedAt: number[] = [];
  await openPage({
    ids() {
      askedAt.push(clock);
      return refused();
    },
  });
  for (; clock < 300; clock++) {
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1000);
  }
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  expect(pauses).toHaveLength(5);
  for (const [index, seconds] of [2, 4, 8, 16, 30].entries())
    expect(Math.abs((pauses[index] ?? 0) - seconds)).toBeLessThanOrEqual(2);
  expect(logged.mock.calls).toMatchObject([['favourites', { status: 500 }]]);
});

it('l’attente que demande une base qui redémarre est respectée', async () => {
  const restarting = () => Response.json({}, { status: 503, headers: { 'retry-after': '20' } });
  const answers = [restarting(), answerIds(brick)];
  const { asked, isFavorite } = await openPage({ ids: () => answers.shift() as Response });
  await soon(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_200);
  await soon(() => expect(isFavorite(brick)).toBe(true));
});

it('une session inactive ne demande rien', async () => {
  const { asked, favoriteIdsQuery } = await openPage({});
  await soon(() => expect(asked).toEqual(['GET']));
  storeUser({ id: '2' }, { lastActivity: Date.now() - 3_600_000 });
  const { getQueryClient } = await import('../session/query-client.ts');
  await expect(getQueryClient().fetchQuery(favoriteIdsQuery())).rejects.toThrow();
  expect(asked).toEqual(['GET']);
});

it('un cœur touché pendant la lecture des favoris reste touché', async () => {
  const held = Promise.withResolvers<Response>();
  const answers = [held.promise, answerIds(brick, beam)];
  const { toggleFavorite, isFavorite } = await openPage({ ids: () => answers.shift() as Answer });
  await toggleFavorite(beam);
  expect(isFavorite(beam)).toBe(true);
  held.resolve(answerIds(brick));
  await soon(() => expect(isFavorite(brick)).toBe(true));
  expect(isFavorite(beam)).toBe(true);
});

it('deux clics rapides partent l’un après l’autre', async () => {
  const held = Promise.withResolvers<Response>();
  const { asked, toggleFavorite, isFavorite } = await openPage({
    change: (method) => (method === 'PUT' ? held.promise : taken()),
  });
  const added = toggleFavorite(brick);
  expect(isFavorite(brick)).toBe(true);
  await soon(() => expect(asked).toContain('PUT'));
  const removed = toggleFavorite(brick);
  expect(isFavorite(brick)).toBe(false);
  expect(asked).not.toContain('DELETE');
  held.resolve(taken());
  await Promise.all([added, removed]);
  expect(asked.filter((method) => method !== 'GET')).toEqual(['PUT', 'DELETE']);
  expect(isFavorite(brick)).toBe(false);
});

it('un cœur touché juste avant de quitter la page est envoyé quand même', async () => {
  const { asked, toggleFavorite } = await openPage({});
  await soon(() => expect(asked).toEqual(['GET']));
  const sent = vi.spyOn(globalThis, 'fetch');
  await toggleFavorite(brick);
  expect(sent.mock.calls).toContainEqual([expect.objectContaining({ method: 'PUT', keepalive: true })]);
});

it('un retrait que le serveur refuse rend le cœur comme il était', async () => {
  const { toggleFavorite, isFavorite } = await openPage({
    ids: () => answerIds(brick),
    change: refused,
  });
  await soon(() => expect(isFavorite(brick)).toBe(true));
  const removing = toggleFavorite(brick);
  expect(isFavorite(brick)).toBe(false);
  await removing;
  expect(isFavorite(brick)).toBe(true);
});

it('le cœur d’un membre qui se déconnecte ne reste pas au suivant, même si sa réponse tarde', async () => {
  const late = Promise.withResolvers<Response>();
  const answers = [late.promise, answerIds()];
  const { asked, showHeart, toggleFavorite, isFavorite } = await openPage({
    ids: () => answers.shift() as Answer,
  });
  await toggleFavorite(beam);
  clearUser();
  storeUser({ id: '2' });
  showHeart();
  await soon(() => expect(asked.filter((method) => method === 'GET').length).toBeGreaterThan(1));
  late.resolve(answerIds(brick));
  await vi.advanceTimersByTimeAsync(10);
  expect([isFavorite(brick), isFavorite(beam)]).toEqual([false, false]);
});

it('un second clic en attente ne part pas au nom du suivant', async () => {
  const held = Promise.withResolvers<Response>();
  const { asked, toggleFavorite } = await openPage({ change: () => held.promise });
  const added = toggleFavorite(brick);
  await soon(() => expect(asked).toContain('PUT'));
  void toggleFavorite(brick);
  await vi.advanceTimersByTimeAsync(1);
  storeUser({ id: '2' });
  held.resolve(taken());
  await added;
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).not.toContain('DELETE');
});
