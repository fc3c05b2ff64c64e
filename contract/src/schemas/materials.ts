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
  Missing,
  Near,
  PlaceInWords,
  QuantityInWords,
  ResolvedPlace,
  understoodFields,
  Widening,
} from './search.ts';
import { Suggestion } from './suggestions.ts';

const MaterialId = z.object({ id: Id });

const foundFields = {
  total: z.number().int(),
  /** False when there are more than `limits.listDepth`. */
  isTotalExact: z.boolean(),
  correction: Correction.nullable(),
  /** The words with a much better-known one, which is only offered. */
  suggestion: z.string().nullable(),
  missing: Missing.nullable(),
  leftOut: z.array(z.string()),
  place: ResolvedPlace.nullable(),
  placeInWords: PlaceInWords.nullable(),
};

export const materialSchemas = {
  listCategories: { answer: z.object({ categories: z.array(Category) }) },
  listCategoryForms: { answer: z.object({ categories: z.array(CategoryForm) }) },
  summariseMarket: { answer: z.object({ materials: z.number().int(), sellers: z.number().int() }) },
  listMaterials: {
    query: MaterialQuery,
    answer: z.object({
      items: z.array(MaterialCard),
      ...foundFields,
      quantityInWords: QuantityInWords.nullable(),
      /** With `sort=prix_base`, only materials of one base unit are listed: the one asked for, else the commonest. */
      comparedBy: z.enum(baseUnits).nullable(),
      /** On the first page of a search that finds nothing. */
      near: Near.nullable(),
      /** On the first page: the same product with other dimensions than those asked for, or without the `word`. */
      neighbours: z
        .object({
          kind: z.enum(['thickness', 'dimension', 'word']),
          word: z.string().nullable(),
          items: z.array(MaterialCard),
        })
        .nullable(),
      /** On the first page of a whole list: what matches but has too little, or is not delivered to the place. */
      uncovered: z.array(MaterialCard),
      /** On the first page, with fewer than five results: what would find `more`. */
      widenings: z.array(Widening),
      facets: Facets.optional(),
      ...understoodFields,
    }),
  },
  suggestMaterials: {
    query: z.object({ q: SearchInput(limits.searchQueryLength) }),
    answer: z.object({ suggestions: z.array(Suggestion) }),
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
          communeCode: z.string(),
          city: z.string(),
          department: z.string(),
          count: z.number().int(),
          minPriceCents: z.number().int(),
          minPriceTtcCents: z.number().int(),
          /** The lowest for the quantity needed; delivered where the search asks for delivery. */
          minNeed: z
            .object({ htCents: z.number().int(), ttcCents: z.number().int(), isDelivered: z.boolean() })
            .nullable(),
        }),
      ),
      ...foundFields,
    }),
  },
  readDocument: { params: MaterialId },
  readPicture: { params: z.object({ id: Id, file: z.string().regex(/^\d+\.(avif|webp)$/) }) },
};
