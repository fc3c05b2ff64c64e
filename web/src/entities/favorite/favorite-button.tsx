import { pages } from '@parpaing/contract/pages';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useEarlyClick } from '../../lib/browser/early-click.ts';
import * as m from '../../paraglide/messages.js';
import { notify } from '../../ui/toast/notify.ts';
import { loginPage } from '../session/return-url.ts';
import { readUser } from '../session/stored-user.ts';
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
  const link = useRef<HTMLAnchorElement>(null);
  const materialPage = pages.material(material.id);

  async function addOrLogIn() {
    // Until hydration, members have this link too.
    if (readUser()) return addFavorite(material.id);
    try {
      (await import('./pending-favorite.ts')).savePendingAndLogIn(material);
    } catch {
      location.assign(loginPage(materialPage));
    }
  }
  useEarlyClick(link, addOrLogIn);

  return (
    <a
      ref={link}
      href={loginPage(materialPage)}
      suppressHydrationWarning
      data-keeps-click
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void addOrLogIn();
      }}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
    >
      <FavoriteHeart isPressed={false} />
    </a>
  );
}

/** While it is not known which materials are favourites, a member can only add. */
function UnknownFavoriteButton({ material, className }: FavoriteButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
      onClick={() => addFavorite(material.id)}
    >
      <FavoriteHeart isPressed={false} />
    </button>
  );
}

async function addFavorite(materialId: string) {
  try {
    await (await import('./favorite-queries.ts')).changeFavorite(materialId, true);
  } catch {
    notify({ message: m.favorite_failed(), type: 'negative' });
  }
}
