import { z } from 'zod';
import { baseUnits, businessTypes, conditions, materialStatuses, saleUnits } from '../units.ts';

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

const SellerName = z.object({ id: z.uuid(), name: z.string(), businessType: z.enum(businessTypes) });

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
  /** Sale units at hand. */
  stock: z.number(),
  picture: Picture.nullable(),
  city: z.string(),
  postalCode: z.string(),
  department: z.string(),
  /** From the place asked for; null when none was. */
  distanceKm: z.number().nullable(),
  /** To the place asked for, without VAT; null when none was, or when the seller does not go there. */
  deliveryCents: z.number().int().nullable(),
  seller: SellerName,
  publishedAt: z.string(),
});
export type MaterialCard = z.infer<typeof MaterialCard>;

/** What an attribute is called, of a material and of a filter alike. */
export const attributeName = { key: z.string(), label: z.string(), unit: z.string().optional() };
export const MaterialAttribute = z.discriminatedUnion('kind', [
  z.object({ ...attributeName, kind: z.literal('number'), value: z.number() }),
  z.object({ ...attributeName, kind: z.literal('choice'), value: z.string() }),
  z.object({ ...attributeName, kind: z.literal('text'), value: z.string() }),
  z.object({ ...attributeName, kind: z.literal('boolean'), value: z.boolean() }),
]);
export type MaterialAttribute = z.infer<typeof MaterialAttribute>;

const DeliveryTerms = z.object({
  baseCents: z.number().int(),
  perKmCents: z.number().int(),
  freeRadiusKm: z.number().int(),
  maxKm: z.number().int(),
});

export const MaterialDetail = MaterialCard.extend({
  description: z.string(),
  /** The first is the cover. */
  pictures: z.array(Picture),
  documents: z.array(z.object({ id: z.uuid(), name: z.string(), bytes: z.number().int(), url: z.string() })),
  /** From the root down to the material's own. */
  categoryPath: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** In the category's order and the caller's language; only those that are known. */
  attributes: z.array(MaterialAttribute),
  minOrder: z.number(),
  reference: z.string().nullable(),
  /** A day, YYYY-MM-DD. */
  availableUntil: z.string().nullable(),
  pickup: z.boolean(),
  delivery: DeliveryTerms.nullable(),
  /** Of the commune, about a kilometre off. */
  latitude: z.number(),
  longitude: z.number(),
  status: z.enum(materialStatuses),
  updatedAt: z.string(),
  seller: SellerName.extend({
    city: z.string().nullable(),
    memberSince: z.string(),
    replyMinutes: z.number().int().nullable(),
    pickupHours: z.string().nullable(),
    verified: z.boolean(),
    materialCount: z.number().int(),
  }),
});
export type MaterialDetail = z.infer<typeof MaterialDetail>;
