import { pages } from '@parpaing/contract/pages';
import { type ComponentType, lazy, type MouseEvent, Suspense } from 'react';
import { Link } from 'react-router';
import * as m from '../../paraglide/messages.js';
import { loginPage } from '../session/return-url.ts';
import { readUser } from '../session/stored-user.ts';
import { useUser } from '../session/use-user.ts';
import { FavoriteHeart } from './favorite-heart.tsx';

interface FavoriteButtonProps {
  material: { id: string; title: string };
  className: string;
}

const MemberFavoriteButton = lazy<ComponentType<FavoriteButtonProps>>(() =>
  import('./member-favorite-button.tsx').catch(() => ({ default: FavoriteLink })),
);

export function FavoriteButton(props: FavoriteButtonProps) {
  if (!useUser()) return <FavoriteLink {...props} />;
  return (
    <Suspense fallback={<FavoriteLink {...props} />}>
      <MemberFavoriteButton {...props} />
    </Suspense>
  );
}

function FavoriteLink({ material, className }: FavoriteButtonProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    addFavorite(material).catch(() => location.assign(href));
  }
  return (
    <Link
      to={loginPage(pages.material(material.id))}
      onClick={handleClick}
      aria-label={m.card_favorite({ title: material.title })}
      className={className}
    >
      <FavoriteHeart isPressed={false} />
    </Link>
  );
}

/** A member sees the link while the button is loading. */
async function addFavorite(material: FavoriteButtonProps['material']) {
  if (readUser()) void (await import('./favorite-queries.ts')).changeFavorite(material.id, true);
  else (await import('./pending-favorite.ts')).savePendingAndLogIn(material);
}
