import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';
import { clearUser } from '../../session/stored-user.ts';

const wool = { id: '0198c1de-0000-7000-8000-000000000001', title: 'Laine de verre', picture: null };
const list = '/materials?q=laine&quantity=35&quantityUnit=m2';

let asked: string[] = [];

beforeEach(() => {
  resetBrowser();
  asked = [];
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A guest presses the heart in the list, and is led to the login. */
async function pressHeartAsGuest() {
  history.replaceState(null, '', '/materials?q=laine&quantity=35&quantityUnit=m2');
  const heart = await import('./pending-favorite.ts');
  heart.savePendingAndLogIn(wool);
  return heart;
}

it('un visiteur qui se connecte revient où il a touché le cœur, et n’a son favori qu’une fois', async () => {
  const { addPendingFavorite } = await pressHeartAsGuest();
  expect(location.assign).toHaveBeenCalledWith(`/auth/login?${new URLSearchParams({ returnUrl: list })}`);
  storeUser();
  await addPendingFavorite(list);
  await addPendingFavorite(list);
  expect(asked).toEqual([`PUT /api/favorites/${wool.id}`]);
});

it('un cœur déjà affiché apprend le favori qui arrive après la connexion', async () => {
  const { addPendingFavorite } = await pressHeartAsGuest();
  storeUser();
  const { getQueryClient } = await import('../../session/calls/query-client.ts');
  const { queryKey } = (await import('./favorite-queries.ts')).favoriteIdsQuery();
  getQueryClient().setQueryData(queryKey, []);
  await addPendingFavorite(list);
  expect(getQueryClient().getQueryData(queryKey)).toEqual([wool.id]);
});

it('une connexion demandée pour autre chose oublie le cœur', async () => {
  const { addPendingFavorite } = await pressHeartAsGuest();
  storeUser();
  await addPendingFavorite('/messages');
  await addPendingFavorite(list);
  expect(asked).toEqual([]);
});

it('une déconnexion l’oublie aussi', async () => {
  const { addPendingFavorite } = await pressHeartAsGuest();
  storeUser();
  clearUser();
  storeUser();
  await addPendingFavorite(list);
  expect(asked).toEqual([]);
});
