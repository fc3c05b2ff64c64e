import { toCents } from '@parpaing/contract/money';
import { baseUnits, conditions, saleUnits } from '@parpaing/contract/units';
import { z } from 'zod';
import { french } from '../lib/french.ts';
import materials from './data/materials.json' with { type: 'json' };
import { getAddress } from './places.ts';
import { getSeller } from './sellers.ts';

/** Prices are in euros HT, dates in days before the demo was loaded. */
const MaterialRow = z.strictObject({
  key: z.string(),
  seller: z.string(),
  category: z.string(),
  condition: z.enum(conditions),
  title: z.string().transform(french),
  description: z.string().transform(french),
  price: z.number(),
  saleUnit: z.enum(saleUnits),
  content: z.number().default(1),
  baseUnit: z.enum(baseUnits).default('piece'),
  stock: z.number(),
  minOrder: z.number().default(1),
  attributes: z
    .record(z.string(), z.union([z.string().transform(french), z.number(), z.boolean()]))
    .default({}),
  publishedDaysAgo: z.number(),
  /** That of the seller by default. */
  city: z.string().optional(),
  pickupOnly: z.literal(true).optional(),
  availableUntilDays: z.number().optional(),
  reference: z.string().optional(),
  /** A third drawing, beside its own and the close-up of it. */
  alsoShows: z.string().optional(),
});

export type DemoMaterial = ReturnType<typeof buildMaterial>;

export const demoMaterials = z.array(MaterialRow).parse(materials).map(buildMaterial);

function buildMaterial({ price, pickupOnly, ...row }: z.infer<typeof MaterialRow>) {
  const { businessType, city, delivery } = getSeller(row.seller);
  return {
    ...row,
    ...getAddress(row.city ?? city),
    priceCents: toCents(price),
    vatRate: businessType === 'particulier' ? 0 : 20,
    pickup: true,
    delivery: pickupOnly ? undefined : delivery,
  };
}
