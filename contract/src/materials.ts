import { z } from 'zod';
import { limits } from './limits.ts';
import { baseUnits, businessTypes, conditions, saleUnits } from './units.ts';

export const Category = z.object({
  slug: z.string(),
  parent: z.string().nullable(),
  /** In the caller's language. */
  name: z.string(),
  /** Name of the drawing in /illustrations. */
  illustration: z.string(),
  /** Published materials, subcategories included. */
  count: z.number().int(),
});
export type Category = z.infer<typeof Category>;

export const Picture = z.object({
  id: z.uuid(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Base64; a blurred stand-in until the picture is there. */
  thumbhash: z.string(),
  /** Widths at hand, smallest first; empty while they are being made. */
  widths: z.array(z.number().int()),
});
export type Picture = z.infer<typeof Picture>;

export const MaterialCard = z.object({
  id: z.uuid(),
  title: z.string(),
  condition: z.enum(conditions),
  /** Cents, without VAT, for one sale unit. */
  priceCents: z.number().int(),
  vatRate: z.number(),
  saleUnit: z.enum(saleUnits),
  baseUnit: z.enum(baseUnits),
  /** Base units in one sale unit. */
  content: z.number(),
  /** Cents, without VAT, for one base unit. */
  basePriceCents: z.number(),
  picture: Picture.nullable(),
  city: z.string(),
  postalCode: z.string(),
  department: z.string(),
  /** From the place asked for; null when none was. */
  distanceKm: z.number().nullable(),
  seller: z.object({ id: z.uuid(), name: z.string(), businessType: z.enum(businessTypes) }),
  publishedAt: z.string(),
});
export type MaterialCard = z.infer<typeof MaterialCard>;

const Coordinate = (max: number) => z.coerce.number().min(-max).max(max);

export const materialSchemas = {
  listCategories: { answer: z.object({ categories: z.array(Category) }) },
  summariseMarket: { answer: z.object({ materials: z.number().int(), sellers: z.number().int() }) },
  listMaterials: {
    query: z
      .object({
        category: z.string().max(80).optional(),
        condition: z.enum(conditions).optional(),
        seller: z.uuid().optional(),
        lat: Coordinate(90).optional(),
        lng: Coordinate(180).optional(),
        radius: z.coerce.number().int().min(1).max(limits.maxRadiusKm).optional(),
        sort: z.enum(['recent', 'distance']).default('recent'),
        page: z.coerce
          .number()
          .int()
          .min(1)
          .max(limits.listDepth / limits.pageSize)
          .default(1),
        limit: z.coerce.number().int().min(1).max(limits.pageSize).default(limits.pageSize),
      })
      .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lat'] }),
    answer: z.object({ items: z.array(MaterialCard), total: z.number().int() }),
  },
  readPicture: { params: z.object({ id: z.uuid(), file: z.string().regex(/^\d+\.(avif|webp)$/) }) },
};
