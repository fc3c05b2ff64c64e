import { pages } from '@parpaing/contract/pages';
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react';
import { useEarlyClick } from '../../../lib/browser/early-click.ts';
import * as m from '../../../paraglide/messages.js';
import { notify } from '../../../ui/toast/notify.ts';
import { loginPage } from '../../session/return-url.ts';
import { readUser } from '../../session/stored-user.ts';
import { useUser } from '../../session/use-user.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import type { FavoriteMaterial } from './pending-favorite.ts';

interface FavoriteButtonProps {
  material: FavoriteMaterial;
  className: string;
}

interface Adding extends FavoriteButtonProps {
  isAdding: boolean;
  onAdd: () => void;
}

const MemberFavoriteButton = lazy<ComponentType<Adding>>(() =>
  import('./member-favorite-button.tsx').catch(() => ({ default: UnknownFavoriteButton })),
);

export function FavoriteButton(props: FavoriteButtonProps) {
  const isMember = useUser() !== null;
  // The heart is filled while the scripts that keep it are loading.
  const [isAdding, setIsAdding] = useState(false);
  async function addOrLogIn() {
    setIsAdding(true);
    // Until hydration, members have the link too.
    if (!readUser()) return logInToAdd(props.material);
    await addFavorite(props.material.id);
    setIsAdding(false);
  }
  const adding = { ...props, isAdding, onAdd: () => void addOrLogIn() };
  if (!isMember) return <FavoriteLink {...adding} />;
  return (
    <Suspense fallback={<UnknownFavoriteButton {...adding} />}>
      <MemberFavoriteButton {...adding} />
    </Suspense>
  );
}

function FavoriteLink({ material, className, isAdding, onAdd }: Adding) {
  const link = useRef<HTMLAnchorElement>(null);
  useEarlyClick(link, onAdd);
  return (
    <a
      ref={link}
      href={loginPage(pages.material(material.id))}
      suppressHydrationWarning
      data-keeps-click
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onAdd();
      }}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
    >
      <FavoriteHeart isPressed={isAdding} />
    </a>
  );
}

/** While it is not known which materials are favourites, a member can only add. */
function UnknownFavoriteButton({ material, className, isAdding, onAdd }: Adding) {
  return (
    <button
      type="button"
      aria-pressed={isAdding}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
      onClick={onAdd}
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
