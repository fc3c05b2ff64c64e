import { useMutationState } from '@tanstack/react-query';
import * as m from '../../../paraglide/messages.js';
import { getQueryClient } from '../../session/calls/query-client.ts';
import { useMemberQuery } from '../../session/calls/use-member-query.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import { changeFavorite, favoriteChangeKey, favoriteIdsQuery, isFavorite } from './favorite-queries.ts';

interface MemberFavoriteButtonProps {
  material: { id: string; title: string };
  className: string;
}

export default function MemberFavoriteButton({ material, className }: MemberFavoriteButtonProps) {
  const { id, title } = material;
  const isPressed = useIsFavorite(id);
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={m.card_favorite({ title })}
      className={className}
      // Not `isPressed`: the second of two quick clicks comes before the button shows the first.
      onClick={() => void changeFavorite(id, !isFavorite(id))}
    >
      <FavoriteHeart isPressed={isPressed} />
    </button>
  );
}

/** The two hooks only render the button again. */
function useIsFavorite(materialId: string): boolean {
  useMemberQuery({ ...favoriteIdsQuery(), select: (ids) => ids.includes(materialId) });
  const filters = { mutationKey: favoriteChangeKey(materialId), status: 'pending' } as const;
  useMutationState({ filters, select: ({ state }) => state.variables }, getQueryClient());
  return isFavorite(materialId);
}
