import { circleAroundBounds } from '@parpaing/contract/map-bounds';
import { type RawBuilder, sql } from 'kysely';
import { buildPoint, type Position, toMetres } from '../../../db/positions.ts';
import type { Branch } from '../../categories/service.ts';
import type { AttributeFilter } from './attributes.ts';
import type { MaterialFilter } from './filter.ts';
import { buildStockCondition, listTotalConditions } from './need.ts';
import { listPriceConditions } from './prices.ts';

type Sql = RawBuilder<unknown>;

/** The rule of contract/src/order.ts; delivered anywhere, without a place. */
export const buildDeliveryCondition = (near: Position | undefined): Sql =>
  near
    ? sql`coalesce(earth_position <-> ${buildPoint(near)} <= delivery_reach, false)`
    : sql`(delivery_reach is not null)`;

/**
 * The rule of contract/src/delivery-time.ts, which delivery-time.test.ts beside compares. What `isDelivered` asks of the
 * place is a condition of its own.
 */
function buildTimeCondition(
  withinDays: number,
  { near, isDelivered }: Pick<MaterialFilter, 'near' | 'isDelivered'>,
): Sql {
  const days = sql`${withinDays}::int`;
  const inTime = isDelivered
    ? sql`arrival_days <= ${days}`
    : sql`(pickup_days <= ${days} or (arrival_days <= ${days} and ${buildDeliveryCondition(near)}))`;
  return sql`least(pickup_days, arrival_days) <= ${days} and ${inTime}`;
}

/** A bounding box as large as the farthest delivery of any seller, which the position index can use. */
const buildReachBox = (near: Position): Sql => sql`
  (select cube_enlarge(${buildPoint(near)}, (select max(delivery_reach) from materials where status = 'publie'), 3))
    @> earth_position`;

export const buildConditions = (filter: MaterialFilter): Sql =>
  sql.join([buildConditionsWithoutBox(filter), ...listBoundingBoxes(filter)], sql` and `);

/** For a scan of another index: with the box, PostgreSQL would choose the position index again. */
export const buildConditionsWithoutBox = ({ text, ...filter }: MaterialFilter): Sql => {
  const words = text ? [sql`search_vector @@ ${text.withCloseTerms}::tsquery`] : [];
  return sql.join([...words, ...listConditions(filter)], sql` and `);
};

/** The caller has conditions of its own for the words. */
export const buildConditionsWithoutWords = (filter: MaterialFilter): Sql =>
  sql.join([...listConditions(filter), ...listBoundingBoxes(filter)], sql` and `);

function listConditions(filter: MaterialFilter): Sql[] {
  const { category, conditions, communes, price, units, baseUnit, sellerType, need, maxTotals, seller } =
    filter;
  const list: Sql[] = [sql`status = 'publie'`];
  if (category) list.push(...listBranch(category));
  if (conditions) list.push(isOneOf('condition', conditions));
  if (communes) list.push(isOneOf('commune_code', communes));
  if (units) list.push(isOneOf('sale_unit', units));
  if (baseUnit) list.push(sql`base_unit = ${baseUnit}`);
  if (sellerType) list.push(sql`is_professional = ${sellerType === 'professionnel'}`);
  if (filter.isInStock) list.push(sql`stock > 0`);
  if (need) list.push(buildStockCondition(need));
  if (need && maxTotals) list.push(...listTotalConditions(need, maxTotals, filter.near));
  if (filter.isDelivered) list.push(buildDeliveryCondition(filter.near));
  if (filter.withinDays !== undefined) list.push(buildTimeCondition(filter.withinDays, filter));
  if (seller) list.push(sql`seller_id = ${seller}`);
  if (price) list.push(...listPriceConditions(price));
  return [...list, ...listAreaConditions(filter), ...(filter.attributes ?? []).map(buildAttributeCondition)];
}

export const buildBranchCondition = (category: Branch): Sql => sql.join(listBranch(category), sql` and `);

const listBranch = ({ root, slugs }: Branch): Sql[] => [
  sql`root_slug = ${root}`,
  ...(slugs ? [isOneOf('category_slug', slugs)] : []),
];

const isOneOf = (column: string, values: string[]): Sql =>
  values.length === 1
    ? sql`${sql.ref(column)} = ${values[0]}`
    : sql`${sql.ref(column)} = any(${values}::text[])`;

function listAreaConditions({ near, radiusKm, bounds }: MaterialFilter): Sql[] {
  if (bounds) {
    // The indexes with positions have no latitude.
    const [south, west, north, east] = bounds;
    return [
      sql`latitude(earth_position) between ${south}::float8 and ${north}::float8`,
      sql`longitude(earth_position) between ${west}::float8 and ${east}::float8`,
    ];
  }
  if (!near || !radiusKm) return [];
  return [sql`earth_position <-> ${buildPoint(near)} <= (select gc_to_sec(${toMetres(radiusKm)}::float8))`];
}

/** The planner takes any area for a thousand rows. In a larger one than this, fewer materials have the words. */
const maxKmBeforeWords = 50;

export const isSmallArea = (filter: MaterialFilter): boolean => {
  const circle = findCircle(filter);
  return circle !== undefined && circle.radiusKm <= maxKmBeforeWords;
};

export function findCircle({
  near,
  radiusKm,
  bounds,
}: MaterialFilter): (Position & { radiusKm: number }) | undefined {
  if (!bounds) return near && radiusKm ? { ...near, radiusKm } : undefined;
  const { latitude: lat, longitude: lng, radiusKm: reachKm } = circleAroundBounds(bounds);
  return { lat, lng, radiusKm: reachKm };
}

/** Boxes let the position index be used. */
function listBoundingBoxes(filter: MaterialFilter): Sql[] {
  const { text, near, isDelivered } = filter;
  if (text && !isSmallArea(filter)) return [];
  const list: Sql[] = [];
  const circle = findCircle(filter);
  if (circle) {
    const metres = toMetres(circle.radiusKm);
    list.push(sql`(select earth_box(${buildPoint(circle)}, ${metres}::float8)) @> earth_position`);
  }
  if (near && isDelivered) list.push(buildReachBox(near));
  return list;
}

function buildAttributeCondition({ key, values, min, max }: AttributeFilter): Sql {
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
