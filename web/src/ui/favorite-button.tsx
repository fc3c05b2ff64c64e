import { pages } from '@parpaing/contract/pages';
import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { readFavorites, subscribeToFavorites } from '../lib/favorites.ts';
import { loginPage } from '../lib/return-url.ts';
import { useUser } from '../lib/use-user.ts';
import * as m from '../paraglide/messages.js';

interface FavoriteButtonProps {
  material: { id: string; title: string };
  className: string;
}

/** A toggle for a member; a guest logs in first, and comes back to the material. */
export function FavoriteButton({ material: { id, title }, className }: FavoriteButtonProps) {
  const user = useUser();
  const isFavorite = useSyncExternalStore(
    subscribeToFavorites,
    () => readFavorites()?.has(id) ?? false,
    () => false,
  );
  const label = m.card_favorite({ title });
  const heart = (
    <Heart
      size={20}
      strokeWidth={1.75}
      className={isFavorite ? 'fill-brick text-brick' : undefined}
      aria-hidden="true"
    />
  );
  if (!user) {
    return (
      <Link to={loginPage(pages.material(id))} aria-label={label} className={className}>
        {heart}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={label}
      className={className}
      onClick={() =>
        void import('../lib/change-favorites.ts').then((favorites) =>
          favorites.changeFavorite(id, !isFavorite),
        )
      }
    >
      {heart}
    </button>
  );
}
