import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import {
  clearPlace,
  hasPlace,
  type ListQuery,
  parseAttributeParam,
} from '../../../entities/list-query/list-query.ts';
import { formatAttribute } from '../../../entities/material/attributes/format-attribute.ts';
import { describeKnownWord } from '../../../entities/material/attributes/known-words.ts';
import { formatShortDay } from '../../../entities/material/handover/describe-handover.ts';
import { getUnitName } from '../../../entities/material/prices/units.ts';
import { findRadius } from '../../../entities/place/radius.ts';
import { withPrepositionDe } from '../../../entities/place/with-preposition.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { conditionNames, sellerTypeNames } from './filter-names.ts';

export interface ActiveFilter {
  label: string;
  to: string;
  isPlace?: boolean;
  /** The API counts what there is without it. */
  isCounted?: boolean;
}

interface FilterNames {
  isMyPosition?: boolean;
  category?: string;
  attributes: Map<string, { label: string; unit?: string }>;
}

const counted = { isCounted: true };

export function listActiveFilters(query: ListQuery, names: FilterNames): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  const add = (
    label: string | false | undefined,
    removal: ListQuery,
    kind: Pick<ActiveFilter, 'isPlace' | 'isCounted'> = {},
  ) => {
    if (label) found.push({ label, to: changedListAddress(query, removal), ...kind });
  };
  const { category, condition = [], minPrice, maxPrice, sellerType, unit = [], baseUnit, attributes } = query;
  add(category && (names.category ?? category), { category: undefined, attributes: undefined });
  for (const value of condition)
    add(conditionNames[value](), { condition: without(condition, value) }, counted);
  add(query.bounds && m.filters_area(), { bounds: undefined });
  add(describePlace(query, names.isMyPosition === true), clearPlace(query), {
    isPlace: true,
    isCounted: true,
  });
  add(
    minPrice && m.filters_price_from({ price: describePrice(query, minPrice) }),
    { minPrice: undefined },
    counted,
  );
  add(
    maxPrice && m.filters_price_to({ price: describePrice(query, maxPrice) }),
    { maxPrice: undefined },
    counted,
  );
  add(query.inStock && m.filters_in_stock(), { inStock: undefined }, counted);
  add(query.delivery && m.filters_delivery(), { delivery: undefined }, counted);
  add(
    query.before && m.filters_before_day({ day: formatShortDay(query.before) }),
    { before: undefined },
    counted,
  );
  const { maxTotal, maxDeliveredTotal } = query;
  add(
    maxTotal && m.filters_total_to({ price: describePrice(query, maxTotal) }),
    { maxTotal: undefined },
    counted,
  );
  add(
    maxDeliveredTotal && m.filters_delivered_total_to({ price: describePrice(query, maxDeliveredTotal) }),
    { maxDeliveredTotal: undefined },
    counted,
  );
  add(sellerType && sellerTypeNames[sellerType](), { sellerType: undefined });
  for (const value of unit) add(getUnitName(value), { unit: without(unit, value) });
  add(baseUnit && m.filters_base_unit({ unit: getUnitName(baseUnit) }), { baseUnit: undefined });
  add(query.seller && m.filters_of_seller(), { seller: undefined });
  for (const [name, values] of Object.entries(attributes ?? {})) {
    for (const value of values) {
      const rest = { ...attributes, [name]: without(values, value) };
      add(describeAttributeFilter(name, value, names), { attributes: rest });
    }
  }
  return found;
}

function without<Value>(values: Value[], removed: Value): Value[] {
  return values.filter((value) => value !== removed);
}

function describePlace(query: ListQuery, isMyPosition: boolean): string | undefined {
  const { city, anywhere, bounds } = query;
  const unnamed = isMyPosition ? m.filters_my_position() : m.filters_area();
  if (anywhere && hasPlace(query) && !bounds) return m.filters_distances_from({ place: city ?? unnamed });
  const distance = findRadius(query);
  if (!distance) return undefined;
  const place = city ? m.filters_around({ place: withPrepositionDe(city) }) : unnamed;
  return `${place}, ${m.search_radius_km({ distance })}`;
}

function describePrice({ tax, priceBy }: ListQuery, euros: string): string {
  const taxName = tax === 'ht' ? m.price_ht() : m.price_ttc();
  const base = priceBy === 'base' ? ` ${m.filters_price_base_short()}` : '';
  return `${formatMoney(Number(euros) * 100)}\u00A0${taxName}${base}`;
}

function describeAttributeFilter(name: string, value: string, names: FilterNames): string | undefined {
  const { key, bound } = parseAttributeParam(name);
  if (!key) return undefined;
  const { label, unit } = names.attributes.get(key) ?? { label: key };
  if (!bound) {
    const text = { true: m.material_yes(), false: m.material_no() }[value] ?? describeKnownWord(value);
    return m.labelled({ label, text });
  }
  const measure = formatAttribute(key, Number(value), unit);
  return `${label} ${bound === 'min' ? m.filters_at_least({ value: measure }) : m.filters_at_most({ value: measure })}`;
}
