import { pages } from '@parpaing/contract/pages';
import { Heart } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { loginPage } from '../session/return-url.ts';
import { useUser } from '../session/use-user.ts';
import { isFavorite, subscribeToFavorites } from './favorites.ts';

interface FavoriteButtonProps {
  material: { id: string; title: string };
  className: string;
}

/** A toggle for a member; a guest logs in first, and comes back to a material that is a favourite. */
export function FavoriteButton({ material, className }: FavoriteButtonProps) {
  const { id, title } = material;
  const user = useUser();
  const isOne = useSyncExternalStore(
    subscribeToFavorites,
    () => isFavorite(id),
    () => false,
  );
  const label = m.card_favorite({ title });
  const press = () => import('./toggle-favorite.ts').then((heart) => heart.pressHeart(material));
  const heart = (
    <Heart
      size={20}
      strokeWidth={1.75}
      className={isOne ? 'fill-brick text-brick' : undefined}
      aria-hidden="true"
    />
  );
  if (!user) {
    return (
      <Link
        to={loginPage(pages.material(id))}
        onClick={(event) => {
          // In another tab it is a link like any other.
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          press().catch(() => location.assign(href));
        }}
        aria-label={label}
        className={className}
      >
        {heart}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isOne}
      aria-label={label}
      className={className}
      onClick={() => void press()}
    >
      {heart}
    </button>
  );
}
