import { goTo } from '../../../lib/browser/navigate.ts';
import { draftPrefix, tryStorage } from '../../../lib/browser/storage.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { loginPage } from '../../session/return-url.ts';
import type { ListedMaterial } from '../listed-material.ts';

export type FavoriteMaterial = Pick<ListedMaterial, 'id' | 'title' | 'picture'>;

interface PendingFavorite {
  material: FavoriteMaterial;
  returnUrl: string;
}

const pendingFavoriteKey = `${draftPrefix}favorite`;

export function savePendingAndLogIn({ id, title, picture }: FavoriteMaterial) {
  // `location` rather than the router's: the quantity calculator writes its address without navigating.
  const returnUrl = location.pathname + location.search;
  const pending: PendingFavorite = { material: { id, title, picture }, returnUrl };
  tryStorage(() => sessionStorage.setItem(pendingFavoriteKey, JSON.stringify(pending)));
  goTo(loginPage(returnUrl));
}

export function findPendingFavorite(returnUrl: string): FavoriteMaterial | undefined {
  const pending = readPendingFavorite();
  return pending?.returnUrl === returnUrl ? pending.material : undefined;
}

/**
 * Runs after a login. A login that returns elsewhere was not started by this favourite, so nothing is added.
 */
export async function addPendingFavorite(returnUrl: string) {
  const material = findPendingFavorite(returnUrl);
  tryStorage(() => sessionStorage.removeItem(pendingFavoriteKey));
  if (!material) return;
  const { id, title } = material;
  // A guest who presses a heart does not load the query cache.
  const { changeFavorite } = await import('./favorite-queries.ts');
  const isAdded = await changeFavorite(id, true);
  if (isAdded) notify({ message: m.favorite_granted({ title }), type: 'positive' });
}

function readPendingFavorite(): PendingFavorite | null {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(pendingFavoriteKey) ?? 'null'));
}
