import { goTo } from '../../lib/browser/navigate.ts';
import { draftPrefix } from '../../lib/browser/storage.ts';
import { describeFailure } from '../../lib/http/describe-failure.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { api } from '../session/api.ts';
import { loginPage } from '../session/return-url.ts';
import { readUser } from '../session/stored-user.ts';
import { changeFavorite } from './change-favorite.ts';
import { isFavorite } from './favorites.ts';

interface Wish {
  material: { id: string; title: string };
  /** Where the heart was pressed, and so what the login it led to returns to. */
  returnUrl: string;
}

/** A draft: forgotten with the others when a session ends. In the tab, as an address may be anybody's. */
const wishKey = `${draftPrefix}favorite`;

export function pressHeart(material: Wish['material']) {
  if (!readUser()) return wishFor(material);
  // As it is by now: two quick clicks undo one another.
  void changeFavorite(material.id, !isFavorite(material.id));
}

/** A guest logs in first, and comes back to where they are. */
function wishFor({ id, title }: Wish['material']) {
  // As the browser has it: what is typed into a calculator is no navigation.
  const returnUrl = location.pathname + location.search;
  try {
    const wish: Wish = { material: { id, title }, returnUrl };
    sessionStorage.setItem(wishKey, JSON.stringify(wish));
  } catch {
    // Without storage nobody can log in either.
  }
  goTo(loginPage(returnUrl));
}

/** Once, after the login that the heart led to; one that leads elsewhere was started for something else. */
export async function grantWish(returnUrl: string) {
  const wish = takeWish();
  if (wish?.returnUrl !== returnUrl) return;
  const { id, title } = wish.material;
  try {
    await api.call('addFavorite', { params: { materialId: id } });
    notify({ message: m.favorite_granted({ title }), type: 'positive' });
  } catch (error) {
    notify({ message: describeFailure(error, m.favorite_failed()), type: 'negative' });
  }
}

function takeWish(): Wish | undefined {
  try {
    const stored = sessionStorage.getItem(wishKey);
    sessionStorage.removeItem(wishKey);
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
