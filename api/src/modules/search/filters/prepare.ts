import type { MaterialFilters, ResolvedPlace } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import { invalidField } from '../../../errors.ts';
import { getBranch, getCategories, listAttributes } from '../../categories/service.ts';
import type { AttributeDefinition } from '../../categories/types.ts';
import { resolvePlace, toPosition } from '../../places/service.ts';
import { parseSearchText, type SearchedWords } from '../words/text.ts';
import { readAttributes } from './attributes.ts';
import type { MaterialFilter } from './filter.ts';
import { getFarthestDeliveryKm } from './reach.ts';

export interface PreparedSearch {
  filter: MaterialFilter;
  place: ResolvedPlace | null;
  attributes: AttributeDefinition[];
  words: SearchedWords | undefined;
}

export async function prepareSearch(db: Database, query: MaterialFilters): Promise<PreparedSearch> {
  const [tree, place, words] = await Promise.all([
    getCategories(db),
    resolvePlace(db, query),
    parseSearchText(db, query.q ?? '', query.exact ?? false),
  ]);
  const { category } = query;
  if (category !== undefined && !tree.bySlug.has(category))
    throw invalidField('category', 'unknown_category');
  const attributes = listAttributes(tree, category);
  const isDelivered = query.delivery || undefined;
  const filter: MaterialFilter = {
    text: words?.query,
    category: category === undefined ? undefined : getBranch(tree, category),
    conditions: query.condition,
    price: readPrice(query),
    units: query.unit,
    baseUnit: query.baseUnit,
    near: place ? toPosition(place) : undefined,
    radiusKm: query.radius,
    isDelivered,
    reachKm: words && place && isDelivered ? await getFarthestDeliveryKm(db) : undefined,
    sellerType: query.sellerType,
    isInStock: query.inStock || undefined,
    quantity: readQuantity(query),
    attributes: readAttributes(query, attributes),
    seller: query.seller,
  };
  return { filter, place, attributes, words };
}

function readPrice({ minPrice, maxPrice, priceBy, tax }: MaterialFilters): MaterialFilter['price'] {
  if (minPrice === undefined && maxPrice === undefined) return undefined;
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw invalidField('minPrice', 'bounds_reversed');
  }
  return { by: priceBy, tax, min: minPrice, max: maxPrice };
}

function readQuantity({ quantity, quantityUnit }: MaterialFilters): MaterialFilter['quantity'] {
  return quantity === undefined || !quantityUnit ? undefined : { amount: quantity, unit: quantityUnit };
}
