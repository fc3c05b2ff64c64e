import { limits } from '@parpaing/contract/limits';
import { isMinimumInStock, isPastDay } from '@parpaing/contract/offer-rules';
import { parseDecimal } from '../../../lib/format/format.ts';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { readAttributes } from '../category/read-attributes.ts';
import { readUnits } from '../offer/read-offer.ts';
import { type FormValues, parseCents } from './values.ts';

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
  const units = readUnits(values, definitions);
  const { delivery } = values;
  const [stock, minOrder] = [parseDecimal(values.stock), parseDecimal(values.minOrder)];
  const firstMissing: Record<CheckName, [string, boolean][]> = {
    category: [['category-search', values.categorySlug !== '']],
    title: [
      ['title', values.title.trim().length >= limits.minTitleLength],
      ['condition-neuf', values.condition !== ''],
    ],
    attributes: [
      ['category-search', values.categorySlug !== ''],
      ...Object.entries(readAttributes(values.attributes, definitions)).map(
        ([key, value]): [string, boolean] => [`attribute-${key}`, !Number.isNaN(value)],
      ),
    ],
    offer: [
      ['sale-unit', units.saleUnit !== ''],
      [units.piecesPerM2 === null ? 'content' : 'pieces', units.content > 0],
      ['price-ht', parseCents(values.priceHt) > 0],
      ['stock', stock >= 0],
      ['min-order', minOrder > 0 && (!needsPhoto || isMinimumInStock({ stock, minOrder }))],
      ['available-until', !needsPhoto || !isPastDay(values.availableUntil || null)],
    ],
    place: [
      ['commune', values.place !== null],
      ['pickup', values.pickup || values.delivers],
      ['delivery-free', !values.delivers || parseDecimal(delivery.freeRadiusKm) >= 0],
      ['delivery-base', !values.delivers || parseCents(delivery.base) >= 0],
      ['delivery-per-km', !values.delivers || parseCents(delivery.perKm) >= 0],
      ['delivery-max', !values.delivers || parseDecimal(delivery.maxKm) >= 1],
    ],
    photo: [['photos', values.pictures.some(({ id }) => id !== null)]],
  };
  return checkNames.map((name) => ({
    name,
    missing: firstMissing[name].find(([, isThere]) => !isThere)?.[0],
    isAdvice: name === 'photo' && !needsPhoto,
  }));
}

export function findNeeded(checks: Check[]): string | undefined {
  return checks.find(({ missing, isAdvice }) => missing !== undefined && !isAdvice)?.missing;
}
