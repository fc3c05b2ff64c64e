import { z } from 'zod';
import { lastPage } from '../limits.ts';
import { materialStatuses } from '../units.ts';
import { Id } from './fields.ts';
import { MaterialCard } from './material-shapes.ts';

export const FavoriteCard = MaterialCard.extend({ status: z.enum(materialStatuses) });
export type FavoriteCard = z.infer<typeof FavoriteCard>;

const MaterialId = z.object({ materialId: Id });

export const favoriteSchemas = {
  listFavorites: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(lastPage).default(1),
    }),
    answer: z.object({ items: z.array(FavoriteCard), total: z.number().int() }),
  },
  listFavoriteIds: { answer: z.object({ ids: z.array(z.uuid()) }) },
  addFavorite: { params: MaterialId },
  removeFavorite: { params: MaterialId },
};
