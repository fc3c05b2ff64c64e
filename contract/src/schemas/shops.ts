import { z } from 'zod';
import { limits } from '../limits.ts';
import { readParisClock } from '../paris-clock.ts';
import { businessTypes } from '../units.ts';
import { SearchInput, typedPattern } from './fields.ts';
import {
  hasBothCoordinates,
  PageNumber,
  placeFields,
  RadiusKm,
  ResolvedPlace,
  tolerantField,
  understoodFields,
  withoutBlanks,
} from './search.ts';
import { BoundedNumber } from './selling/material-input.ts';
import { Holiday, SellerCategory, Shop } from './shop-shapes.ts';

export type { Holiday, OpeningHours, Shop } from './shop-shapes.ts';

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Span = z
  .object({ from: Time, until: Time })
  .refine(({ from, until }) => from < until, { path: ['until'] });
const Day = z
  .array(Span)
  .max(2)
  .refine(([first, second]) => !first || !second || first.until < second.from, { path: [1, 'from'] });

const Words = (max: number) => z.string().trim().max(max).regex(typedPattern);
const OptionalDate = z.union([z.iso.date(), z.literal('').transform(() => null)]).nullable();

const HolidayInput = z
  .object({
    from: OptionalDate,
    until: OptionalDate,
    message: Words(limits.holidayMessageLength).default(''),
  })
  .refine(({ from, until }) => from !== null || until === null, { path: ['from'] })
  .refine(({ from, until }) => until !== null || from === null, { path: ['until'] })
  .refine(({ from, until }) => !from || !until || from <= until, { path: ['until'] })
  .refine(({ until }) => !until || until >= readParisClock().date, { path: ['until'] });

/** What is left out stays as it is. */
export const ShopInput = z.object({
  openingHours: z.array(Day).length(7).nullable().optional(),
  pickupHours: Words(limits.pickupHoursLength).optional(),
  holiday: HolidayInput.optional(),
  availableInDays: BoundedNumber('availableInDays').nullable().optional(),
  deliveryInDays: BoundedNumber('deliveryInDays').nullable().optional(),
});

export type ShopInput = z.input<typeof ShopInput>;

const SellerFields = z
  .object({
    q: SearchInput(limits.companyNameLength).optional(),
    ...placeFields,
    radius: RadiusKm.optional(),
    page: PageNumber,
    ...tolerantField,
  })
  .refine(hasBothCoordinates, { path: ['lat'] });
export type SellerQuery = z.output<typeof SellerFields>;

const SellerSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  businessType: z.enum(businessTypes),
  verified: z.boolean(),
  /** Where its materials are: the nearest commune, or that with the most of them. */
  city: z.string(),
  department: z.string(),
  distanceKm: z.number().nullable(),
  materialCount: z.number().int(),
  categories: z.array(SellerCategory),
  replyMinutes: z.number().int().nullable(),
  holiday: Holiday.nullable(),
});
export type SellerSummary = z.infer<typeof SellerSummary>;

export const shopSchemas = {
  updateShop: { body: ShopInput, answer: Shop },
  replaceBanner: { answer: Shop },
  removeBanner: {},
  listSellers: {
    query: withoutBlanks(SellerFields),
    answer: z.object({
      items: z.array(SellerSummary),
      total: z.number().int(),
      place: ResolvedPlace.nullable(),
      ...understoodFields,
    }),
  },
};
