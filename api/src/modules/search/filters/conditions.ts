import { type RawBuilder, sql } from 'kysely';
import { buildPoint, type Position } from '../../../db/positions.ts';
import type { Branch } from '../../categories/service.ts';
import type { AttributeFilter } from './attributes.ts';
import type { MaterialFilter } from './filter.ts';
import { buildWordConditions } from './labels.ts';
import { listPriceConditions } from './prices.ts';

type Sql = RawBuilder<unknown>;

/** The rule of contract/src/delivery.ts; delivered anywhere, without a place. */
export const buildDeliveryCondition = (near: Position | undefined): Sql =>
  near
    ? sql`coalesce(earth_position <-> ${buildPoint(near)} <= delivery_reach, false)`
    : sql`(delivery_reach is not null)`;

/** A bounding box as large as the farthest delivery of any seller, which the position index can use. */
const buildReachBox = (near: Position): Sql => sql`
  (select cube_enlarge(${buildPoint(near)}, (select max(delivery_reach) from materials where status = 'publie'), 3))
    @> earth_position`;

export const buildConditions = (filter: MaterialFilter, weekQuery?: string): Sql =>
  sql.join(
    [sql`status = 'publie'`, ...listConditions(filter, weekQuery), ...listBoundingBoxes(filter)],
    sql` and `,
  );

/**
 * Conditions without the bounding box: the caller scans another index, and the box would make PostgreSQL choose the
 * position index again.
 */
export const buildConditionsWithoutBox = (filter: MaterialFilter): Sql =>
  sql.join(listConditions(filter), sql` and `);

/** Conditions that the labels of `buildWordConditions` do not cover. */
export const buildUnlabelledConditions = (filter: MaterialFilter): Sql =>
  sql.join([sql`status = 'publie'`, ...listUnlabelledConditions(filter)], sql` and `);

const listConditions = (filter: MaterialFilter, weekQuery?: string): Sql[] => [
  ...(filter.text
    ? [buildWordConditions('search_vector', filter.text.withCloseTerms, filter, weekQuery)]
    : listBranchAndCondition(filter)),
  ...listUnlabelledConditions(filter),
];

const listBranchAndCondition = ({ category, conditions }: MaterialFilter): Sql[] => [
  ...(category ? listBranch(category) : []),
  ...(conditions ? [isOneOf('condition', conditions)] : []),
];

function listUnlabelledConditions(filter: MaterialFilter): Sql[] {
  const { price, units, baseUnit, sellerType, quantity, seller } = filter;
  const list: Sql[] = [];
  if (units) list.push(isOneOf('sale_unit', units));
  if (baseUnit) list.push(sql`base_unit = ${baseUnit}`);
  if (sellerType) list.push(sql`is_professional = ${sellerType === 'professionnel'}`);
  if (filter.isInStock) list.push(sql`stock > 0`);
  if (quantity)
    list.push(sql`base_unit = ${quantity.unit} and stock * content >= ${quantity.amount}::numeric`);
  if (filter.isDelivered) list.push(buildDeliveryCondition(filter.near));
  if (seller) list.push(sql`seller_id = ${seller}`);
  if (price) list.push(...listPriceConditions(price));
  return [...list, ...listDistances(filter), ...(filter.attributes ?? []).map(buildAttributeCondition)];
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

function listDistances({ near, radiusKm }: MaterialFilter): Sql[] {
  if (!near || !radiusKm) return [];
  return [sql`earth_position <-> ${buildPoint(near)} <= (select gc_to_sec(${radiusKm * 1000}::float8))`];
}

/**
 * Boxes let the position index be used. Not with words: the planner underestimates every area, and would read the
 * whole area instead of the word index.
 */
function listBoundingBoxes({ text, near, radiusKm, isDelivered }: MaterialFilter): Sql[] {
  if (!near || text) return [];
  const list: Sql[] = [];
  if (radiusKm)
    list.push(sql`(select earth_box(${buildPoint(near)}, ${radiusKm * 1000}::float8)) @> earth_position`);
  if (isDelivered) list.push(buildReachBox(near));
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
