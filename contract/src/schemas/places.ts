import { z } from 'zod';
import { limits } from '../limits.ts';
import { SearchInput } from './fields.ts';

export const Place = z.object({
  code: z.string(),
  name: z.string(),
  postalCode: z.string(),
  department: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof Place>;

export const placeSchemas = {
  searchPlaces: {
    query: z.object({
      q: SearchInput(limits.placeQueryLength).min(1),
      limit: z.coerce.number().int().min(1).max(limits.placeSuggestions).default(limits.placeSuggestions),
    }),
    answer: z.object({ places: z.array(Place) }),
  },
};
