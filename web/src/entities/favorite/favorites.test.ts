// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, storeUser } from '../../testing/browser.ts';

beforeEach(() => {
  resetBrowser();
  vi.resetModules();
});
afterEach(() => {
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
  const favorites = await import('./favorites.ts');
  const { changeFavorite } = await import('./change-favorite.ts');
  const showHeart = () => favorites.subscribeToFavorites(() => {});
  showHeart();
  return { asked, showHeart, changeFavorite, ...favorites };
}

function hold() {
  let release = (_: Response) => {};
  const answer = new Promise<Response>((resolve) => {
    release = resolve;
  });
  return { answer, release };
}

it('un membre retrouve ses favoris', async () => {
  const { isFavorite } = await openPage({ ids: () => Response.json({ ids: [brick] }) });
  await vi.waitFor(() => expect(isFavorite(brick)).toBe(true));
  expect(isFavorite(beam)).toBe(false);
});

it('des favoris qui n’ont pu être lus sont consignés et se redemandent au cœur suivant', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers = [refused(), Response.json({ ids: [brick] })];
  const { asked, showHeart, isFavorite } = await openPage({ ids: () => answers.shift() as Response });
  await vi.waitFor(() => {
    showHeart();
    expect(isFavorite(brick)).toBe(true);
  });
  showHeart();
  expect(asked).toEqual(['GET', 'GET']);
  expect(logged.mock.calls).toMatchObject([['favourites', { status: 500 }]]);
});

it('un cœur touché pendant la lecture des favoris reste touché', async () => {
  const { answer, release } = hold();
  const { changeFavorite, isFavorite } = await openPage({ ids: () => answer });
  await changeFavorite(beam, true);
  release(Response.json({ ids: [brick] }));
  await vi.waitFor(() => expect(isFavorite(brick)).toBe(true));
  expect(isFavorite(beam)).toBe(true);
});

it('deux clics rapides partent l’un après l’autre', async () => {
  const { answer, release } = hold();
  const { asked, changeFavorite, isFavorite } = await openPage({
    change: (method) => (method === 'PUT' ? answer : taken()),
  });
  const added = changeFavorite(brick, true);
  await vi.waitFor(() => expect(asked).toContain('PUT'));
  const removed = changeFavorite(brick, false);
  expect(isFavorite(brick)).toBe(false);
  expect(asked).not.toContain('DELETE');
  release(taken());
  await Promise.all([added, removed]);
  expect(asked.filter((method) => method !== 'GET')).toEqual(['PUT', 'DELETE']);
});

it('un cœur touché juste avant de quitter la page est envoyé quand même', async () => {
  const { changeFavorite } = await openPage({});
  const sent = vi.spyOn(globalThis, 'fetch');
  await changeFavorite(brick, true);
  expect(sent.mock.calls).toMatchObject([[{ method: 'PUT', keepalive: true }]]);
});

it('un retrait que le serveur refuse rend le cœur comme il était', async () => {
  const { changeFavorite, isFavorite } = await openPage({
    change: (method) => (method === 'PUT' ? taken() : refused()),
  });
  await changeFavorite(brick, true);
  await changeFavorite(brick, false);
  expect(isFavorite(brick)).toBe(true);
});

it('le cœur d’un membre qui se déconnecte ne reste pas au suivant', async () => {
  const { changeFavorite, isFavorite, subscribeToFavorites } = await openPage({});
  await changeFavorite(brick, true);
  storeUser({ id: '2' });
  subscribeToFavorites(() => {});
  expect(isFavorite(brick)).toBe(false);
});
