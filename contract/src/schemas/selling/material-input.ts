import { z } from 'zod';
import { limits } from '../../limits.ts';
import {
  type Bounds,
  type Offer,
  type OfferNumber,
  type OfferRule,
  offerNumbers,
  offerRules,
} from '../../offer-rules.ts';
import { baseUnits, conditions, saleUnits, vatRates } from '../../units.ts';
import { Id, typedPattern } from '../fields.ts';

const Text = (max: number) => z.string().trim().max(max).regex(typedPattern);

export function BoundedNumber(field: OfferNumber) {
  const { min = 0, above, max, isWhole }: Bounds = offerNumbers[field];
  const number = isWhole ? z.number().int() : z.number();
  return (above === undefined ? number.min(min) : number.gt(above)).max(max);
}

const AttributeValue = z.union([z.number(), z.boolean(), Text(limits.attributeLength).min(1)]);

export const materialFields = {
  categorySlug: z.string().min(1).max(80),
  title: Text(limits.titleLength).min(limits.minTitleLength),
  description: Text(limits.materialDescriptionLength).default(''),
  condition: z.enum(conditions),
  priceCents: BoundedNumber('priceCents'),
  vatRate: z.literal(vatRates),
  saleUnit: z.enum(saleUnits),
  baseUnit: z.enum(baseUnits),
  content: BoundedNumber('content'),
  /** Tiles, slates and bricks: gives a price per m² to what is sold by the piece. */
  piecesPerM2: BoundedNumber('piecesPerM2').nullable().default(null),
  stock: BoundedNumber('stock'),
  minOrder: BoundedNumber('minOrder'),
  attributes: z.record(z.string().max(60), AttributeValue),
  place: z.object({ code: z.string().max(10), postalCode: z.string().max(10) }),
  pickup: z.boolean(),
  delivery: z
    .object({
      baseCents: BoundedNumber('delivery.baseCents'),
      perKmCents: BoundedNumber('delivery.perKmCents'),
      freeRadiusKm: BoundedNumber('delivery.freeRadiusKm'),
      maxKm: BoundedNumber('delivery.maxKm'),
    })
    .nullable(),
  /** Null is the delay of the shop. */
  availableInDays: BoundedNumber('availableInDays').nullable().default(null),
  deliveryInDays: BoundedNumber('deliveryInDays').nullable().default(null),
  reference: Text(limits.referenceLength).min(1).nullable().default(null),
  availableUntil: z.iso.date().nullable().default(null),
  pictures: z.array(z.object({ id: Id, alt: Text(limits.altLength) })).max(limits.picturesPerMaterial),
  documents: z
    .array(z.object({ id: Id, title: Text(limits.documentTitleLength).min(1) }))
    .max(limits.documentsPerMaterial),
};

/** A rule is judged as soon as the fields that it reads are sound. */
const addRules = <Schema extends z.ZodType>(schema: Schema, rules: OfferRule[]): Schema =>
  rules.reduce(
    (ruled, { field, from, reads, isKept }) =>
      ruled.refine(
        (values) => {
          const { publish, ...offer } = values as Offer & { publish?: boolean };
          return (from !== 'saved' && !publish) || isKept(offer);
        },
        {
          path: field.split('.'),
          when: ({ issues }) => {
            const unsound = issues.map(({ path }) => path?.[0]);
            return ![undefined, 'publish', ...reads].some((name) => unsound.includes(name));
          },
        },
      ),
    schema,
  );

const isOfSaved = (rule: OfferRule) => rule.from === 'saved';

export const MaterialInput = addRules(z.object(materialFields), offerRules.filter(isOfSaved));
export type MaterialInput = z.input<typeof MaterialInput>;
export type MaterialValues = z.output<typeof MaterialInput>;

/** A date that was saved may pass; a new one is checked by the service, which knows what was saved. */
const addRulesOfSale = <Schema extends z.ZodType>(schema: Schema): Schema =>
  addRules(
    schema,
    offerRules.filter((rule) => !isOfSaved(rule)),
  );

export const CreateMaterialInput = addRulesOfSale(MaterialInput.safeExtend({ publish: z.boolean(), id: Id }));
export type CreateMaterialInput = z.output<typeof CreateMaterialInput>;
/** `publish: false` leaves the status as it is. */
export const UpdateMaterialInput = addRulesOfSale(
  MaterialInput.safeExtend({ publish: z.boolean(), version: z.number().int().min(1) }),
);
export type UpdateMaterialInput = z.output<typeof UpdateMaterialInput>;
