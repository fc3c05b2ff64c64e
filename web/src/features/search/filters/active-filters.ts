import {
  listAddress,
  removeAttributeParams,
  removePlaceParams,
} from '../../../entities/list-query/list-address.ts';
import { describeKnownWord } from '../../../entities/material/known-words.ts';
import { formatQuantity, getUnitName } from '../../../entities/material/units.ts';
import { withPrepositionDe } from '../../../entities/place/with-preposition-de.ts';
import { formatMeasure, formatMoney } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { readRadius } from '../place/radius.ts';
import { conditionNames, isBaseUnit, isSaleUnit, sellerTypeNames } from './filter-names.ts';

export interface ActiveFilter {
  label: string;
  to: string;
  isPlace?: boolean;
}

interface FilterNames {
  category?: string;
  attributes: Map<string, { label: string; unit?: string }>;
}

export function listActiveFilters(params: URLSearchParams, names: FilterNames): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  const add = (label: string | undefined, change: (next: URLSearchParams) => void) => {
    if (label) found.push({ label, to: listAddress(params, change), isPlace: change === removePlaceParams });
  };
  const addOne = (name: string, label: string | undefined) =>
    add(params.get(name) ? label : undefined, (next) => next.delete(name));

  const category = params.get('category');
  add(category ? (names.category ?? category) : undefined, (next) => {
    next.delete('category');
    removeAttributeParams(next);
  });
  for (const value of params.getAll('condition'))
    add(conditionNames[value]?.(), (next) => next.delete('condition', value));
  add(describePlace(params), removePlaceParams);
  addOne('minPrice', m.filters_price_from({ price: describePrice(params, 'minPrice') }));
  addOne('maxPrice', m.filters_price_to({ price: describePrice(params, 'maxPrice') }));
  addOne('inStock', m.filters_in_stock());
  addOne('delivery', m.filters_delivery());
  add(describeQuantity(params), (next) => {
    next.delete('quantity');
    next.delete('quantityUnit');
  });
  addOne('sellerType', sellerTypeNames[params.get('sellerType') ?? '']?.());
  for (const unit of params.getAll('unit')) {
    add(isSaleUnit(unit) ? getUnitName(unit) : undefined, (next) => next.delete('unit', unit));
  }
  const baseUnit = params.get('baseUnit') ?? '';
  addOne('baseUnit', isBaseUnit(baseUnit) ? m.filters_base_unit({ unit: getUnitName(baseUnit) }) : undefined);
  addOne('seller', m.filters_of_seller());
  for (const [name, value] of params) {
    add(describeAttributeFilter(name, value, names), (next) => next.delete(name, value));
  }
  return found;
}

function describePlace(params: URLSearchParams): string | undefined {
  const city = params.get('city');
  const distance = readRadius(params);
  if (!distance) return undefined;
  const place = city ? m.filters_around({ place: withPrepositionDe(city) }) : m.filters_my_position();
  return `${place}, ${m.search_radius_km({ distance })}`;
}

function describePrice(params: URLSearchParams, name: string): string {
  const tax = params.get('tax') === 'ht' ? m.price_ht() : m.price_ttc();
  const base = params.get('priceBy') === 'base' ? ` ${m.filters_price_by_base()}` : '';
  return `${formatMoney(Number(params.get(name)) * 100)}\u00A0${tax}${base}`;
}

function describeQuantity(params: URLSearchParams): string | undefined {
  const count = Number(params.get('quantity'));
  const unit = params.get('quantityUnit') ?? '';
  if (!count || !isBaseUnit(unit)) return undefined;
  return m.filters_quantity_enough({ quantity: formatQuantity(count, unit) });
}

function describeAttributeFilter(name: string, value: string, names: FilterNames): string | undefined {
  const [, key, bound] = /^attr\.(.+?)(?:\.(min|max))?$/.exec(name) ?? [];
  if (!key || !value) return undefined;
  const { label, unit } = names.attributes.get(key) ?? { label: key };
  if (!bound) {
    const text = { true: m.material_yes(), false: m.material_no() }[value] ?? describeKnownWord(value);
    return m.labelled({ label, text });
  }
  const measure = formatMeasure(Number(value), unit);
  return `${label} ${bound === 'min' ? m.filters_at_least({ value: measure }) : m.filters_at_most({ value: measure })}`;
}
