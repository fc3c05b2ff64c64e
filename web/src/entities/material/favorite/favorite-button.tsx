import { pages } from '@parpaing/contract/pages';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { loginPage } from '../../session/return-url.ts';
import { useUser } from '../../session/use-user.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import type { FavoriteMaterial } from './pending-favorite.ts';

interface FavoriteButtonProps {
  material: FavoriteMaterial;
  className: string;
}

const MemberFavoriteButton = lazy<ComponentType<FavoriteButtonProps>>(() =>
  import('./member-favorite-button.tsx').catch(() => ({ default: AddFavoriteButton })),
);

export function FavoriteButton(props: FavoriteButtonProps) {
  const isMember = useUser() !== null;
  if (!isMember) return <GuestFavoriteLink {...props} />;
  return (
    <Suspense fallback={<AddFavoriteButton {...props} />}>
      <MemberFavoriteButton {...props} />
    </Suspense>
  );
}

/** Until hydration, and for members too until then, it only leads to the material. */
function GuestFavoriteLink({ material, className }: FavoriteButtonProps) {
  return (
    <a
      href={pages.material(material.id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        void logInToAdd(material);
      }}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
    >
      <FavoriteHeart isPressed={false} />
    </a>
  );
}

/** While it is not known which materials are favourites, a member can only add. */
function AddFavoriteButton({ material, className }: FavoriteButtonProps) {
  const [isAdding, setIsAdding] = useState(false);
  async function add() {
    setIsAdding(true);
    await addFavorite(material.id);
    setIsAdding(false);
  }
  return (
    <button
      type="button"
      aria-pressed={isAdding}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
      onClick={() => void add()}
    >
      <FavoriteHeart isPressed={isAdding} />
    </button>
  );
}

async function logInToAdd(material: FavoriteMaterial) {
  try {
    (await import('./pending-favorite.ts')).savePendingAndLogIn(material);
  } catch {
    location.assign(loginPage(pages.material(material.id)));
  }
}

async function addFavorite(materialId: string) {
  try {
    await (await import('./favorite-queries.ts')).changeFavorite(materialId, true);
  } catch {
    notify({ message: m.favorite_failed(), type: 'negative' });
  }
}
