import { z } from 'zod';
import { baseUnits, businessTypes, conditions, materialStatuses, saleUnits } from '../units.ts';
import { Holiday, OpeningHours } from './shop-shapes.ts';

export const Category = z.object({
  slug: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  illustration: z.string(),
  count: z.number().int(),
});
export type Category = z.infer<typeof Category>;

export const Picture = z.object({
  id: z.uuid(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  thumbhash: z.string(),
  widths: z.array(z.number().int()),
  hasAvif: z.boolean(),
});
export type Picture = z.infer<typeof Picture>;

export const SellerName = z.object({
  id: z.uuid(),
  name: z.string(),
  businessType: z.enum(businessTypes),
  verified: z.boolean(),
});

const handoverDays = {
  pickupDays: z.number().int().nullable(),
  arrivalDays: z.number().int().nullable(),
};

export const MaterialCard = z.object({
  id: z.uuid(),
  title: z.string(),
  condition: z.enum(conditions),
  /** Without VAT, for one sale unit. */
  priceCents: z.number().int(),
  vatRate: z.number(),
  saleUnit: z.enum(saleUnits),
  baseUnit: z.enum(baseUnits),
  content: z.number(),
  basePriceCents: z.number(),
  stock: z.number(),
  picture: Picture.nullable(),
  city: z.string(),
  postalCode: z.string(),
  department: z.string(),
  distanceKm: z.number().nullable(),
  deliveryCents: z.number().int().nullable(),
  seller: SellerName,
  publishedAt: z.string(),
  /** What the quantity of the search comes to. */
  need: z
    .object({
      units: z.number().int(),
      htCents: z.number().int(),
      ttcCents: z.number().int(),
      delivered: z.object({ htCents: z.number().int(), ttcCents: z.number().int() }).nullable(),
      isInStock: z.boolean(),
    })
    .optional(),
  /** In a search with a quantity or a date: when one can have it. */
  handover: z
    .object({
      arrivesOn: z.string().nullable(),
      ...handoverDays,
    })
    .optional(),
});
export type MaterialCard = z.infer<typeof MaterialCard>;

export const attributeName = { key: z.string(), label: z.string(), unit: z.string().optional() };
export const MaterialAttribute = z.discriminatedUnion('kind', [
  z.object({ ...attributeName, kind: z.literal('number'), value: z.number() }),
  z.object({ ...attributeName, kind: z.literal('choice'), value: z.string() }),
  z.object({ ...attributeName, kind: z.literal('text'), value: z.string() }),
  z.object({ ...attributeName, kind: z.literal('boolean'), value: z.boolean() }),
]);
export type MaterialAttribute = z.infer<typeof MaterialAttribute>;

export const CategoryForm = z.object({
  slug: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  words: z.array(z.string()),
  attributes: z.array(
    z.object({
      ...attributeName,
      kind: z.enum(['number', 'choice', 'text', 'boolean']),
      choices: z.array(z.string()),
    }),
  ),
});
export type CategoryForm = z.infer<typeof CategoryForm>;

export const DeliveryTerms = z.object({
  baseCents: z.number().int(),
  perKmCents: z.number().int(),
  freeRadiusKm: z.number().int(),
  maxKm: z.number().int(),
});

export const MaterialDetail = MaterialCard.extend({
  description: z.string(),
  pictures: z.array(Picture),
  documents: z.array(z.object({ id: z.uuid(), name: z.string(), bytes: z.number().int(), url: z.string() })),
  categoryPath: z.array(z.object({ slug: z.string(), name: z.string() })),
  attributes: z.array(MaterialAttribute),
  minOrder: z.number(),
  reference: z.string().nullable(),
  availableUntil: z.string().nullable(),
  pickup: z.boolean(),
  delivery: DeliveryTerms.nullable(),
  ...handoverDays,
  latitude: z.number(),
  longitude: z.number(),
  status: z.enum(materialStatuses),
  updatedAt: z.string(),
  seller: SellerName.extend({
    city: z.string().nullable(),
    memberSince: z.string(),
    replyMinutes: z.number().int().nullable(),
    pickupHours: z.string().nullable(),
    openingHours: OpeningHours.nullable(),
    holiday: Holiday.nullable(),
    materialCount: z.number().int(),
  }),
});
export type MaterialDetail = z.infer<typeof MaterialDetail>;

export const DocumentRow = z.object({ id: z.uuid(), title: z.string(), bytes: z.number().int() });
