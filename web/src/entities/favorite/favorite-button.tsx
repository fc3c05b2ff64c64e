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

export function FavoriteButton({ material, className }: FavoriteButtonProps) {
  const { id, title } = material;
  const user = useUser();
  const isPressed = useSyncExternalStore(
    subscribeToFavorites,
    () => isFavorite(id),
    () => false,
  );
  const label = m.card_favorite({ title });
  const toggle = () => import('./toggle-favorite.ts').then(({ toggleFavorite }) => toggleFavorite(material));
  const heart = (
    <Heart
      size={20}
      strokeWidth={1.75}
      className={isPressed ? 'fill-brick text-brick' : undefined}
      aria-hidden="true"
    />
  );
  if (!user) {
    return (
      <Link
        to={loginPage(pages.material(id))}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          toggle().catch(() => location.assign(href));
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
      aria-pressed={isPressed}
      aria-label={label}
      className={className}
      onClick={() => void toggle()}
    >
      {heart}
    </button>
  );
}
