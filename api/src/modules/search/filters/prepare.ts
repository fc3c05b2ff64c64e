import type { CallAnswer } from '@parpaing/contract/calls';
import { countDaysUntil } from '@parpaing/contract/delivery-time';
import { addWaste } from '@parpaing/contract/order';
import type { MaterialFilters, ResolvedPlace } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import { invalidField } from '../../../http/errors.ts';
import { getBranch, getCategories, listAttributes } from '../../categories/service.ts';
import type { AttributeDefinition } from '../../categories/types.ts';
import { resolvePlace, toPosition } from '../../places/service.ts';
import { readWords, type SearchedWords } from '../words/text.ts';
import { readAttributes } from './attributes.ts';
import type { MaterialFilter } from './filter.ts';
import { readNeedInWords } from './need-in-words.ts';

export interface PreparedSearch {
  filter: MaterialFilter;
  place: ResolvedPlace | null;
  attributes: AttributeDefinition[];
  words: SearchedWords | undefined;
  quantityInWords: CallAnswer<'listMaterials'>['quantityInWords'];
}

export async function prepareSearch(db: Database, query: MaterialFilters): Promise<PreparedSearch> {
  const [tree, givenPlace, words] = await Promise.all([
    getCategories(db),
    resolvePlace(db, query),
    readWords(db, query),
  ]);
  const place = givenPlace ?? words?.place ?? null;
  const { category } = query;
  if (category !== undefined && !tree.bySlug.has(category))
    throw invalidField('category', 'unknown_category');
  const attributes = listAttributes(tree, category);
  const filter: MaterialFilter = {
    text: words?.query,
    category: category === undefined ? undefined : getBranch(tree, category),
    conditions: query.condition,
    price: readPrice(query),
    units: query.unit,
    baseUnit: query.baseUnit,
    near: place ? toPosition(place) : undefined,
    radiusKm: readRadius(query, words),
    bounds: query.bounds,
    communes: query.commune,
    isDelivered: query.delivery || query.maxDeliveredTotal !== undefined || undefined,
    withinDays: query.before === undefined ? undefined : countDaysUntil(query.before),
    sellerType: query.sellerType,
    isInStock: query.inStock || undefined,
    need: readNeed(query),
    maxTotals: readMaxTotals(query),
    attributes: readAttributes(query, attributes),
    seller: query.seller,
  };
  const { need, quantityInWords } = await readNeedInWords(db, query, words?.query);
  return { filter: need ? { ...filter, need } : filter, place, attributes, words, quantityInWords };
}

function readRadius({ bounds, radius, anywhere }: MaterialFilters, words: SearchedWords | undefined) {
  if (bounds || anywhere) return undefined;
  return radius ?? (words?.place ? words.placeInWords?.radiusKm : undefined);
}

function readPrice({ minPrice, maxPrice, priceBy, tax }: MaterialFilters): MaterialFilter['price'] {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalidField('minPrice', 'bounds_reversed');
  }
  return { by: priceBy, tax, min: minPrice, max: maxPrice };
}

function readNeed({ quantity, quantityUnit, waste = 0 }: MaterialFilters): MaterialFilter['need'] {
  if (quantity === undefined || !quantityUnit) return undefined;
  return { amount: addWaste(quantity, waste), unit: quantityUnit };
}

function readMaxTotals({ tax, maxTotal, maxDeliveredTotal }: MaterialFilters): MaterialFilter['maxTotals'] {
  if (maxTotal === undefined && maxDeliveredTotal === undefined) return undefined;
  return { tax, total: maxTotal, deliveredTotal: maxDeliveredTotal };
}
