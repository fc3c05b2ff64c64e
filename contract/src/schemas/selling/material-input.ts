import { z } from 'zod';
import { limits } from '../../limits.ts';
import { isMinimumInStock, isPastDay } from '../../offer-rules.ts';
import { baseUnits, conditions, saleUnits, vatRates } from '../../units.ts';
import { Id, typedPattern } from '../fields.ts';

const Text = (max: number) => z.string().trim().max(max).regex(typedPattern);
const Quantity = z.number().max(limits.maxQuantity);

const AttributeValue = z.union([z.number(), z.boolean(), Text(limits.attributeLength).min(1)]);

export const materialFields = {
  categorySlug: z.string().min(1).max(80),
  title: Text(limits.titleLength).min(limits.minTitleLength),
  description: Text(limits.materialDescriptionLength).default(''),
  condition: z.enum(conditions),
  priceCents: z
    .number()
    .int()
    .min(1)
    .max(limits.maxPriceEuros * 100),
  vatRate: z.literal(vatRates),
  saleUnit: z.enum(saleUnits),
  baseUnit: z.enum(baseUnits),
  content: Quantity.positive(),
  /** Tiles, slates and bricks: gives a price per m² to what is sold by the piece. */
  piecesPerM2: Quantity.positive().nullable().default(null),
  stock: Quantity.min(0),
  minOrder: Quantity.positive(),
  attributes: z.record(z.string().max(60), AttributeValue),
  place: z.object({ code: z.string().max(10), postalCode: z.string().max(10) }),
  pickup: z.boolean(),
  delivery: z
    .object({
      baseCents: z.number().int().min(0).max(limits.maxDeliveryCents),
      perKmCents: z.number().int().min(0).max(limits.maxDeliveryCents),
      freeRadiusKm: z.number().int().min(0).max(limits.maxDeliveryKm),
      maxKm: z.number().int().min(1).max(limits.maxDeliveryKm),
    })
    .refine(({ freeRadiusKm, maxKm }) => freeRadiusKm <= maxKm, { path: ['freeRadiusKm'] })
    .nullable(),
  reference: Text(limits.referenceLength).min(1).nullable().default(null),
  availableUntil: z.iso.date().nullable().default(null),
  pictures: z.array(z.object({ id: Id, alt: Text(limits.altLength) })).max(limits.picturesPerMaterial),
  documents: z
    .array(z.object({ id: Id, title: Text(limits.documentTitleLength).min(1) }))
    .max(limits.documentsPerMaterial),
};

interface Offer {
  saleUnit: string;
  baseUnit: string;
  content: number;
  piecesPerM2: number | null;
}

const isCountedInItsUnit = ({ saleUnit, baseUnit, content }: Offer) =>
  !(baseUnits as readonly string[]).includes(saleUnit) ||
  saleUnit === 'piece' ||
  (saleUnit === baseUnit && content === 1);
const hasPiecesToCount = ({ saleUnit, baseUnit, piecesPerM2 }: Offer) =>
  piecesPerM2 === null || (saleUnit === 'piece' && baseUnit === 'm2');
const hasHandover = ({ pickup, delivery }: { pickup: boolean; delivery: unknown }) =>
  pickup || delivery !== null;

export const MaterialInput = z
  .object(materialFields)
  .refine(isCountedInItsUnit, { path: ['content'] })
  .refine(hasPiecesToCount, { path: ['piecesPerM2'] })
  .refine(hasHandover, { path: ['pickup'] });
export type MaterialInput = z.input<typeof MaterialInput>;
export type MaterialValues = z.output<typeof MaterialInput>;

interface Publishing {
  publish: boolean;
  stock: number;
  minOrder: number;
  availableUntil: string | null;
}

const hasMinimumToSell = ({ publish, ...offer }: Publishing) => !publish || isMinimumInStock(offer);
/** A date that was saved may pass; a new one is checked by the service, which knows what was saved. */
const hasDateToSell = ({ publish, availableUntil }: Publishing) => !publish || !isPastDay(availableUntil);

/** Published with a photo at least; an import may publish without. */
const hasNeededPicture = ({ publish, pictures }: { publish: boolean; pictures: unknown[] }) =>
  !publish || pictures.length > 0;
const pictureRule = { path: ['pictures'] };

export const PublishableMaterialInput = MaterialInput.safeExtend({ publish: z.boolean() })
  .refine(hasMinimumToSell, { path: ['minOrder'] })
  .refine(hasDateToSell, { path: ['availableUntil'] });

export const CreateMaterialInput = PublishableMaterialInput.safeExtend({ id: Id }).refine(
  hasNeededPicture,
  pictureRule,
);
export type CreateMaterialInput = z.output<typeof CreateMaterialInput>;
/** `publish: false` leaves the status as it is. */
export const UpdateMaterialInput = PublishableMaterialInput.safeExtend({
  version: z.number().int().min(1),
}).refine(hasNeededPicture, pictureRule);
export type UpdateMaterialInput = z.output<typeof UpdateMaterialInput>;
