import { z } from 'zod';

const Span = z.object({ from: z.string(), until: z.string() });

/** From Monday on; a day may have a break. */
export const OpeningHours = z.array(z.array(Span));
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Days in Paris, both included. */
export const Holiday = z.object({ from: z.string(), until: z.string(), message: z.string() });
export type Holiday = z.infer<typeof Holiday>;

export const Shop = z.object({
  banner: z
    .object({
      id: z.uuid(),
      width: z.number().int(),
      height: z.number().int(),
      /** Empty while they are being made; `bannerWidth` exists at once. */
      widths: z.array(z.number().int()),
    })
    .nullable(),
  openingHours: OpeningHours.nullable(),
  pickupHours: z.string().nullable(),
  holiday: Holiday.nullable(),
  availableInDays: z.number().int().nullable(),
  deliveryInDays: z.number().int().nullable(),
});
export type Shop = z.infer<typeof Shop>;

export const SellerCategory = z.object({ slug: z.string(), name: z.string(), illustration: z.string() });

export const SellerPlace = z.object({
  city: z.string(),
  postalCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  materialCount: z.number().int(),
  deliveryKm: z.number().int().nullable(),
});
