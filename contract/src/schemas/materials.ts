import { z } from 'zod';
import { limits } from '../limits.ts';
import { baseUnits } from '../units.ts';
import { Id, SearchInput } from './fields.ts';
import { Category, CategoryForm, MaterialCard, MaterialDetail } from './material-shapes.ts';
import {
  BuyerPlace,
  ComparedMaterials,
  Correction,
  Facets,
  MaterialFilters,
  MaterialQuery,
  ResolvedPlace,
} from './search.ts';

const MaterialId = z.object({ id: Id });

export const materialSchemas = {
  listCategories: { answer: z.object({ categories: z.array(Category) }) },
  listCategoryForms: { answer: z.object({ categories: z.array(CategoryForm) }) },
  summariseMarket: { answer: z.object({ materials: z.number().int(), sellers: z.number().int() }) },
  listMaterials: {
    query: MaterialQuery,
    answer: z.object({
      items: z.array(MaterialCard),
      total: z.number().int(),
      /** False when there are more than `limits.listDepth`. */
      isTotalExact: z.boolean(),
      correction: Correction.nullable(),
      leftOut: z.array(z.string()),
      place: ResolvedPlace.nullable(),
      /** With `sort=prix_base`, only materials of one base unit are listed: the one asked for, else the commonest. */
      comparedBy: z.enum(baseUnits).nullable(),
      facets: Facets.optional(),
    }),
  },
  suggestMaterials: {
    query: z.object({ q: SearchInput(limits.searchQueryLength) }),
    answer: z.object({
      suggestions: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('term'), text: z.string() }),
          z.object({ kind: z.literal('category'), text: z.string(), slug: z.string() }),
          z.object({ kind: z.literal('material'), text: z.string(), id: z.uuid() }),
        ]),
      ),
    }),
  },
  readMaterial: { params: MaterialId, query: BuyerPlace, answer: MaterialDetail },
  listSimilarMaterials: { params: MaterialId, answer: z.object({ items: z.array(MaterialCard) }) },
  compareMaterials: {
    query: ComparedMaterials,
    answer: z.object({ items: z.array(MaterialDetail), place: ResolvedPlace.nullable() }),
  },
  mapMaterials: {
    query: MaterialFilters,
    answer: z.object({
      places: z.array(
        z.object({
          latitude: z.number(),
          longitude: z.number(),
          city: z.string(),
          count: z.number().int(),
          minPriceCents: z.number().int(),
          minPriceTtcCents: z.number().int(),
        }),
      ),
      total: z.number().int(),
      isTotalExact: z.boolean(),
      correction: Correction.nullable(),
      leftOut: z.array(z.string()),
      place: ResolvedPlace.nullable(),
    }),
  },
  readDocument: { params: MaterialId },
  readPicture: { params: z.object({ id: Id, file: z.string().regex(/^\d+\.(avif|webp)$/) }) },
};
