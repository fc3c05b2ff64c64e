import { businessTypes } from '@parpaing/contract/units';
import { z } from 'zod';
import { french } from '../lib/french.ts';
import sellers from './data/sellers.json' with { type: 'json' };

/** As « 08:00-12:00 13:00-17:00 », or nothing on a closed day. */
const DayHours = z
  .string()
  .regex(/^([\d:]{5}-[\d:]{5}( |$))*$/)
  .transform((hours) =>
    Array.from(hours.matchAll(/(\S+)-(\S+)/g), ([, from = '', until = '']) => ({ from, until })),
  );

/** SIREN numbers start with 999, an unused range, so that no real company is named. */
const SellerRow = z.strictObject({
  key: z.string(),
  email: z.email(),
  fullName: z.string(),
  companyName: z.string(),
  businessType: z.enum(businessTypes),
  siret: z.string().startsWith('999').optional(),
  city: z.string(),
  street: z.string().optional(),
  description: z.string().transform(french),
  memberSince: z.iso.date(),
  verified: z.boolean(),
  openingHours: z.array(DayHours).length(7).optional(),
  pickupHours: z.string().transform(french).optional(),
  replyMinutes: z.number(),
  availableInDays: z.number().optional(),
  deliveryInDays: z.number().optional(),
  holiday: z
    .strictObject({ startedDaysAgo: z.number(), endsInDays: z.number(), message: z.string() })
    .optional(),
  websiteUrl: z.url().optional(),
  delivery: z
    .strictObject({
      baseCents: z.number(),
      perKmCents: z.number(),
      freeRadiusKm: z.number(),
      maxKm: z.number(),
    })
    .optional(),
});

export type DemoSeller = z.infer<typeof SellerRow>;

export const demoSellers = z.array(SellerRow).parse(sellers);

export function getSeller(key: string): DemoSeller {
  const seller = demoSellers.find((candidate) => candidate.key === key);
  if (!seller) throw new Error(`${key}: unknown seller of the demo`);
  return seller;
}
