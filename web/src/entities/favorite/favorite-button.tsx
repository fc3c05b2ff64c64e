import { pages } from '@parpaing/contract/pages';
import { type ComponentType, lazy, type MouseEvent, Suspense } from 'react';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { loginPage } from '../session/return-url.ts';
import { useUser } from '../session/use-user.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import type { FavoriteMaterial } from './pending-favorite.ts';

interface FavoriteButtonProps {
  material: FavoriteMaterial;
  className: string;
}

const MemberFavoriteButton = lazy<ComponentType<FavoriteButtonProps>>(() =>
  import('./member-favorite-button.tsx').catch(() => ({ default: UnknownFavoriteButton })),
);

export function FavoriteButton(props: FavoriteButtonProps) {
  if (!useUser()) return <FavoriteLink {...props} />;
  return (
    <Suspense fallback={<UnknownFavoriteButton {...props} />}>
      <MemberFavoriteButton {...props} />
    </Suspense>
  );
}

function FavoriteLink({ material, className }: FavoriteButtonProps) {
  async function logIn(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      (await import('./pending-favorite.ts')).savePendingAndLogIn(material);
    } catch {
      location.assign(href);
    }
  }
  return (
    <a
      href={loginPage(pages.material(material.id))}
      onClick={logIn}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
    >
      <FavoriteHeart isPressed={false} />
    </a>
  );
}

/** While it is not known which materials are favourites, a member can only add. */
function UnknownFavoriteButton({ material, className }: FavoriteButtonProps) {
  async function add() {
    try {
      await (await import('./favorite-queries.ts')).changeFavorite(material.id, true);
    } catch {
      notify({ message: m.favorite_failed(), type: 'negative' });
    }
  }
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
      onClick={add}
    >
      <FavoriteHeart isPressed={false} />
    </button>
  );
}
