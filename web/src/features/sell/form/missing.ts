import { limits } from '@parpaing/contract/limits';
import { isAllowed, listOfferFaults, type OfferNumber } from '@parpaing/contract/offer-rules';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { toMaterialInput } from './to-input.ts';
import type { FormValues } from './values.ts';

const checkNames = ['category', 'title', 'attributes', 'offer', 'place', 'photo'] as const;
export type CheckName = (typeof checkNames)[number];

export interface Check {
  name: CheckName;
  /** Id of the first field that lacks something; undefined when all is there. */
  missing: string | undefined;
  /** Worth having, and not needed to save. */
  isAdvice: boolean;
}

export function listChecks(
  values: FormValues,
  { definitions, needsPhoto }: { definitions: AttributeDefinition[]; needsPhoto: boolean },
): Check[] {
  const input = toMaterialInput(values, definitions);
  const { delivery } = input;
  const broken = listOfferFaults(input, needsPhoto ? 'sale' : 'saved').map(({ field }) => field);
  const firstMissing: Record<CheckName, [string, boolean][]> = {
    category: [['category-search', values.categorySlug !== '']],
    title: [
      ['title', values.title.trim().length >= limits.minTitleLength],
      ['condition-neuf', values.condition !== ''],
    ],
    attributes: [
      ['category-search', values.categorySlug !== ''],
      ...Object.entries(input.attributes).map(([key, value]): [string, boolean] => [
        `attribute-${key}`,
        !Number.isNaN(value),
      ]),
    ],
    offer: [
      ['sale-unit', values.saleUnit !== ''],
      [input.piecesPerM2 === null ? 'content' : 'pieces', isAllowed('content', input.content)],
      ['price-ht', isAllowed('priceCents', input.priceCents)],
      ['stock', isAllowed('stock', input.stock)],
      ['min-order', isAllowed('minOrder', input.minOrder) && !broken.includes('minOrder')],
      ['available-until', !broken.includes('availableUntil')],
    ],
    place: [
      ['commune', values.place !== null],
      ['pickup', !broken.includes('pickup')],
      ['available-in', isDelay('availableInDays', input.availableInDays)],
      ['delivery-free', !delivery || isAllowed('delivery.freeRadiusKm', delivery.freeRadiusKm)],
      ['delivery-base', !delivery || isAllowed('delivery.baseCents', delivery.baseCents)],
      ['delivery-per-km', !delivery || isAllowed('delivery.perKmCents', delivery.perKmCents)],
      ['delivery-max', !delivery || isAllowed('delivery.maxKm', delivery.maxKm)],
      ['delivery-in', isDelay('deliveryInDays', input.deliveryInDays)],
    ],
    photo: [['photos', input.pictures.length > 0]],
  };
  return checkNames.map((name) => ({
    name,
    missing: firstMissing[name].find(([, isThere]) => !isThere)?.[0],
    isAdvice: name === 'photo' && !needsPhoto,
  }));
}

const isDelay = (field: OfferNumber, days: number | null | undefined) =>
  days == null || isAllowed(field, days);

export function findNeeded(checks: Check[]): string | undefined {
  return checks.find(({ missing, isAdvice }) => missing !== undefined && !isAdvice)?.missing;
}
