import { type RawBuilder, sql } from 'kysely';
import type { AttributeFilter } from './attributes.ts';
import type { Branch, MaterialFilter, Position, PriceKind } from './filter.ts';

type Sql = RawBuilder<unknown>;

/** In a query of its own, so that it is computed once and not for each row. */
export const pointOf = ({ lat, lng }: Position): Sql =>
  sql`(select ll_to_earth(${lat}::float8, ${lng}::float8))`;

export const distanceKm = (near: Position): Sql =>
  sql`(earth_distance(earth_position, ${pointOf(near)}) / 1000)`;

const priceColumns = {
  unit: { ttc: 'price_ttc_cents', ht: 'price_cents' },
  base: { ttc: 'base_price_ttc_cents', ht: 'base_price_cents' },
} as const;
export const priceColumn = ({ by, tax }: PriceKind): Sql => sql.ref(priceColumns[by][tax]);

/** Delivered there, by the rule of contract/src/delivery.ts; at all, when there is no place. */
export const isDeliveredTo = (near: Position | undefined): Sql =>
  near
    ? sql`coalesce(earth_position <-> ${pointOf(near)} <= delivery_reach, false)`
    : sql`(delivery_reach is not null)`;

/** No seller comes from farther than the one who goes farthest: that much the index of positions can tell. */
const isWithinReach = (near: Position): Sql => sql`
  (select cube_enlarge(${pointOf(near)}, (select max(delivery_reach) from materials where status = 'publie'), 3))
    @> earth_position`;

/** What a published material must be to be found. */
export const matches = (filter: MaterialFilter): Sql =>
  sql.join([sql`status = 'publie'`, ...listConditions(filter), ...listBoxes(filter)], sql` and `);

/** Of published ones, for who walks along another index than that of positions, to which its boxes would lead back. */
export const matchesAlong = (filter: MaterialFilter): Sql => sql.join(listConditions(filter), sql` and `);

function listConditions(filter: MaterialFilter): Sql[] {
  const { text, category, conditions, price, units, baseUnit, sellerType, quantity, seller } = filter;
  const list: Sql[] = [];
  if (text) list.push(sql`search_vector @@ ${withLabels(text.wide, filter)}::tsquery`);
  if (category) list.push(...listBranch(category));
  if (conditions) list.push(isOneOf('condition', conditions));
  if (units) list.push(isOneOf('sale_unit', units));
  if (baseUnit) list.push(sql`base_unit = ${baseUnit}`);
  if (sellerType) list.push(sql`is_professional = ${sellerType === 'professionnel'}`);
  if (filter.isInStock) list.push(sql`stock > 0`);
  if (quantity)
    list.push(sql`base_unit = ${quantity.unit} and stock * content >= ${quantity.amount}::numeric`);
  if (filter.isDelivered) list.push(isDeliveredTo(filter.near));
  if (seller) list.push(sql`seller_id = ${seller}`);
  if (price) list.push(...listPrices(price));
  return [...list, ...listDistances(filter), ...(filter.attributes ?? []).map(matchAttribute)];
}

/**
 * Branch, category and condition stand among the words of a material (migration 0015): asked for together, the index of
 * words reads only what has them all.
 */
export function withLabels(query: string, { category, conditions }: MaterialFilter, weeks?: string): string {
  const labels = [
    weeks,
    category && anyLabel('root', [category.root]),
    category?.slugs && anyLabel('category', category.slugs),
    conditions && anyLabel('condition', conditions),
  ];
  const asked = labels.filter((label) => label !== undefined);
  return query && asked.length ? [query, ...asked].map((part) => `(${part})`).join(' & ') : query;
}

const anyLabel = (kind: string, values: string[]) => values.map((value) => `'@${kind} ${value}'`).join(' | ');

export const isIn = (category: Branch): Sql => sql.join(listBranch(category), sql` and `);

const listBranch = ({ root, slugs }: Branch): Sql[] => [
  sql`root_slug = ${root}`,
  ...(slugs ? [isOneOf('category_slug', slugs)] : []),
];

/** Of one value alone an index also gives the order. */
const isOneOf = (column: string, values: string[]): Sql =>
  values.length === 1
    ? sql`${sql.ref(column)} = ${values[0]}`
    : sql`${sql.ref(column)} = any(${values}::text[])`;

/** Whole cents for a sale unit, as its column has: a comparison of two types would pass its index by. */
function listPrices({ min, max, ...kind }: NonNullable<MaterialFilter['price']>): Sql[] {
  const type = sql.raw(kind.by === 'unit' ? 'int' : 'numeric');
  const list: Sql[] = [];
  if (min !== undefined) list.push(sql`${priceColumn(kind)} >= ${toCents(min, kind)}::${type}`);
  if (max !== undefined) list.push(sql`${priceColumn(kind)} <= ${toCents(max, kind)}::${type}`);
  return list;
}

const toCents = (euros: number, { by }: PriceKind) =>
  by === 'unit' ? Math.round(euros * 100) : Math.round(euros * 10_000) / 100;

function listDistances({ near, radiusKm }: MaterialFilter): Sql[] {
  if (!near || !radiusKm) return [];
  return [sql`earth_position <-> ${pointOf(near)} <= (select gc_to_sec(${radiusKm * 1000}::float8))`];
}

/** What the index of positions finds; the corners are farther than asked for. */
function listBoxes({ near, radiusKm, isDelivered }: MaterialFilter): Sql[] {
  if (!near) return [];
  const list: Sql[] = [];
  if (radiusKm)
    list.push(sql`(select earth_box(${pointOf(near)}, ${radiusKm * 1000}::float8)) @> earth_position`);
  if (isDelivered) list.push(isWithinReach(near));
  return list;
}

function matchAttribute({ key, values, min, max }: AttributeFilter): Sql {
  if (values) {
    const options = values.map(
      (value) => sql`attributes @> ${JSON.stringify({ [key]: value })}::text::jsonb`,
    );
    return sql`(${sql.join(options, sql` or `)})`;
  }
  const value = attributeNumber(key);
  const bounds: Sql[] = [];
  if (min !== undefined) bounds.push(sql`${value} >= ${min}::numeric`);
  if (max !== undefined) bounds.push(sql`${value} <= ${max}::numeric`);
  return sql.join(bounds, sql` and `);
}

const attributeNumber = (key: string): Sql =>
  sql`case when jsonb_typeof(attributes -> ${key}) = 'number' then (attributes ->> ${key})::numeric end`;
