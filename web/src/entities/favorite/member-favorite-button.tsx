import { useMutationState, useQuery } from '@tanstack/react-query';
import * as m from '../../paraglide/messages.js';
import { getQueryClient } from '../session/query-client.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import { favoriteChangeKey, favoriteIdsQuery, toggleFavorite } from './favorite-queries.ts';

interface MemberFavoriteButtonProps {
  material: { id: string; title: string };
  className: string;
}

export default function MemberFavoriteButton({ material, className }: MemberFavoriteButtonProps) {
  const { id, title } = material;
  const client = getQueryClient();
  const { data: isSaved = false } = useQuery(
    { ...favoriteIdsQuery(), select: (ids) => ids.includes(id) },
    client,
  );
  const pending = useMutationState(
    {
      filters: { mutationKey: favoriteChangeKey(id), status: 'pending' },
      select: ({ state }) => state.variables as boolean,
    },
    client,
  );
  const isPressed = pending.at(-1) ?? isSaved;
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={m.card_favorite({ title })}
      className={className}
      onClick={() => void toggleFavorite(id)}
    >
      <FavoriteHeart isPressed={isPressed} />
    </button>
  );
}
