import { type Mutation, useMutationState } from '@tanstack/react-query';
import * as m from '../../paraglide/messages.js';
import { getQueryClient } from '../session/query-client.ts';
import { useMemberQuery } from '../session/use-member-query.ts';
import { FavoriteHeart } from './favorite-heart.tsx';
import { favoriteChangeKey, favoriteIdsQuery, toggleFavorite } from './favorite-queries.ts';

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
      onClick={() => void toggleFavorite(id)}
    >
      <FavoriteHeart isPressed={isPressed} />
    </button>
  );
}

function useIsFavorite(materialId: string): boolean {
  const isSaved = useMemberQuery({ ...favoriteIdsQuery(), select: (ids) => ids.includes(materialId) }).data;
  const filters = { mutationKey: favoriteChangeKey(materialId), status: 'pending' } as const;
  const select = ({ state }: Mutation) => state.variables as boolean;
  const pending = useMutationState({ filters, select }, getQueryClient());
  return pending.at(-1) ?? isSaved ?? false;
}
