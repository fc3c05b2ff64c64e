import { lastPage, limits } from '@parpaing/contract/limits';
import { parseMapBounds } from '@parpaing/contract/map-bounds';
import { baseUnits, conditions, materialSorts, saleUnits, sellerTypes } from '@parpaing/contract/units';

type Read<Value> = (text: string) => Value | undefined;
const one = <Value>(read: Read<Value>) => ({ read, isRepeated: false }) as const;
const many = <Value>(read: Read<Value>) => ({ read, isRepeated: true }) as const;

const words = (value: string) => value || undefined;
const flag = (value: string) => value === 'true' || undefined;
const number = (value: string) => (value && Number.isFinite(Number(value)) ? Number(value) : undefined);
const integer = (max: number) => (value: string) => {
  const read = Number(value);
  return Number.isInteger(read) && read >= 1 && read <= max ? read : undefined;
};
const oneOf =
  <const Value extends string>(values: readonly Value[]): Read<Value> =>
  (value) =>
    values.find((known) => known === value);
const ids = (value: string) => value.split(',').filter(Boolean);

/** Every parameter of the list's address. Amounts stay as they were typed: « 19.90 » would become 19.9. */
export const listParams = {
  q: one(words),
  exact: one(flag),
  placeAsWords: one(flag),
  quantityAsWords: one(flag),
  category: one(words),
  condition: many(oneOf(conditions)),
  city: one(words),
  lat: one(number),
  lng: one(number),
  radius: one(integer(limits.maxRadiusKm)),
  anywhere: one(flag),
  bounds: one(parseMapBounds),
  minPrice: one(words),
  maxPrice: one(words),
  priceBy: one(oneOf(['unit', 'base'])),
  tax: one(oneOf(['ttc', 'ht'])),
  inStock: one(flag),
  delivery: one(flag),
  before: one(words),
  quantity: one(words),
  quantityUnit: one(oneOf(baseUnits)),
  waste: one(words),
  maxTotal: one(words),
  maxDeliveredTotal: one(words),
  sellerType: one(oneOf(sellerTypes)),
  seller: one(words),
  unit: many(oneOf(saleUnits)),
  baseUnit: one(oneOf(baseUnits)),
  sort: one(oneOf(materialSorts)),
  view: one(oneOf(['map', 'sellers'])),
  page: one(integer(lastPage)),
  scroll: one(flag),
  compare: one(ids),
  allFilters: one(flag),
};

type Params = typeof listParams;
type AttributeParam = `attr.${string}`;
export type ListParam = keyof Params | AttributeParam;

type ParamValue<Param> = Param extends { read: Read<infer Value>; isRepeated: infer IsRepeated }
  ? IsRepeated extends true
    ? Value[]
    : Value
  : never;

export type ListQuery = { [Name in keyof Params]?: ParamValue<Params[Name]> } & {
  attributes?: Record<AttributeParam, string[]>;
  /** Unknown names and wrong values: links keep them, and the API says what is wrong. */
  unparsed?: [name: string, value: string][];
};

export function parseListQuery(fields: Iterable<[name: string, value: unknown]>): ListQuery {
  const query: ListQuery = {};
  const values: Record<string, unknown> = query;
  for (const [name, value] of fields) {
    const text = String(value).trim();
    const param = Object.hasOwn(listParams, name) ? listParams[name as keyof Params] : undefined;
    const read = param?.read(text);
    if (read !== undefined && param?.isRepeated) values[name] = [...((values[name] as []) ?? []), read];
    else if (read !== undefined && !(name in query)) values[name] = read;
    else if (text && isAttributeParam(name)) {
      query.attributes ??= {};
      query.attributes[name] ??= [];
      query.attributes[name].push(text);
    } else if (text) {
      query.unparsed ??= [];
      query.unparsed.push([name, text]);
    }
  }
  return query;
}

/** In the order of the query, which is that of the address or form it was read from. */
export function listEntries(query: ListQuery): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (name === 'unparsed') return query.unparsed ?? [];
    if (name === 'attributes') {
      return Object.entries(query.attributes ?? {}).flatMap(([attribute, chosen]) =>
        chosen.map((each): [string, string] => [attribute, each]),
      );
    }
    if (value === undefined) return [];
    const each = listParams[name as keyof Params].isRepeated ? (value as string[]) : [value];
    return each.map((written) => [name, String(written)]);
  });
}

export function isAttributeParam(name: string): name is AttributeParam {
  return name.startsWith('attr.');
}

export function parseAttributeParam(name: string): { key?: string; bound?: string } {
  const [, key, bound] = /^attr\.(.+?)(?:\.(min|max))?$/.exec(name) ?? [];
  return { key, bound };
}

export function hasPlace({ city, lat }: ListQuery): boolean {
  return city !== undefined || lat !== undefined;
}

export const isAnywhereChosen = (fields: FormData): boolean => fields.get('radius') === '';

/** A budget with delivery becomes one without. */
export function clearPlace({ sort, maxTotal, maxDeliveredTotal }: ListQuery): ListQuery {
  const place = {
    city: undefined,
    lat: undefined,
    lng: undefined,
    radius: undefined,
    anywhere: undefined,
    bounds: undefined,
    maxTotal: maxTotal ?? maxDeliveredTotal,
    maxDeliveredTotal: undefined,
  };
  return sort === 'distance' || sort === 'total_livre' ? { ...place, sort: undefined } : place;
}

/** What a place that is added changes: a budget becomes one with delivery. */
export const includeDelivery = ({ maxTotal, maxDeliveredTotal }: ListQuery): ListQuery => ({
  maxTotal: undefined,
  maxDeliveredTotal: maxDeliveredTotal ?? maxTotal,
});

export function clearNeed({ sort }: ListQuery): ListQuery {
  const need = {
    quantity: undefined,
    quantityUnit: undefined,
    waste: undefined,
    maxTotal: undefined,
    maxDeliveredTotal: undefined,
  };
  return sort === 'total' || sort === 'total_livre' ? { ...need, sort: undefined } : need;
}
