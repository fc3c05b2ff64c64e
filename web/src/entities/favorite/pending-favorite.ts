import { goTo } from '../../lib/browser/navigate.ts';
import { draftPrefix, tryStorage } from '../../lib/browser/storage.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { loginPage } from '../session/return-url.ts';

interface PendingFavorite {
  material: { id: string; title: string };
  returnUrl: string;
}

const pendingFavoriteKey = `${draftPrefix}favorite`;

export function savePendingAndLogIn({ id, title }: PendingFavorite['material']) {
  // `location` rather than the router's: the quantity calculator writes its address without navigating.
  const returnUrl = location.pathname + location.search;
  const pending: PendingFavorite = { material: { id, title }, returnUrl };
  tryStorage(() => sessionStorage.setItem(pendingFavoriteKey, JSON.stringify(pending)));
  goTo(loginPage(returnUrl));
}

/**
 * Runs after a login. A login that returns elsewhere was not started by this favourite, so nothing is added.
 */
export async function addPendingFavorite(returnUrl: string) {
  const pending = takePendingFavorite();
  if (pending?.returnUrl !== returnUrl) return;
  const { id, title } = pending.material;
  // A guest who presses a heart does not load the query cache.
  const { changeFavorite } = await import('./favorite-queries.ts');
  const isAdded = await changeFavorite(id, true);
  if (isAdded) notify({ message: m.favorite_granted({ title }), type: 'positive' });
}

function takePendingFavorite(): PendingFavorite | undefined {
  try {
    const stored = sessionStorage.getItem(pendingFavoriteKey);
    sessionStorage.removeItem(pendingFavoriteKey);
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
