import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { type Counts, countByCategory, sumCounts } from '../../categories/service.ts';
import { buildDeliveryCondition } from '../filters/conditions.ts';
import { type FacetName, isWholeMarket, type MaterialFilter, type PriceKind } from '../filters/filter.ts';
import { priceColumn } from '../filters/prices.ts';
import { capTotal, selectFound, type Total } from '../results/totals.ts';
import { type AttributeValue, countAttribute, parseValues, selectValues } from './attribute-facets.ts';

export interface FacetCounts extends Total {
  categories: Counts;
  conditions: Counts;
  sellerTypes: Counts;
  units: Counts;
  baseUnits: Counts;
  delivery: number;
  inStock: number;
  price: { minCents: number; maxCents: number } | null;
  values: AttributeValue[];
  isExact: boolean;
}

type Column = 'category_slug' | 'condition' | 'is_professional' | 'sale_unit' | 'base_unit';

const columns = {
  category: ['category_slug', 'categories'],
  conditions: ['condition', 'conditions'],
  sellerType: ['is_professional', 'sellerTypes'],
  units: ['sale_unit', 'units'],
  baseUnit: ['base_unit', 'baseUnits'],
} as const satisfies Partial<Record<FacetName, [Column, keyof FacetCounts]>>;
type ColumnFacet = keyof typeof columns;

/**
 * One query counts all facets; each filter that is set needs one more, without that filter, to offer its other values.
 */
export async function countFacets(
  db: Database,
  filter: MaterialFilter,
  priceKind: PriceKind,
  attributes: string[],
): Promise<FacetCounts> {
  const setKeys = [...new Set(filter.attributes?.map(({ key }) => key))];
  const otherKeys = attributes.filter((key) => !setKeys.includes(key));
  const isSet = (name: FacetName) => filter[name] !== undefined;
  const isByCategoryAlone = isWholeMarket({ ...filter, category: undefined });
  const setColumns = (Object.keys(columns) as ColumnFacet[]).filter(
    (name) => isSet(name) && !(name === 'category' && isByCategoryAlone),
  );
  const [counts, categories, prices, described, ...others] = await Promise.all([
    readCounts(db, filter, priceKind, otherKeys),
    isByCategoryAlone ? countByCategory(db) : undefined,
    isSet('price') ? readPrices(db, { ...filter, price: undefined }, priceKind) : undefined,
    Promise.all(setKeys.map((key) => countAttribute(db, filter, key))),
    ...setColumns.map((name) => countColumn(db, { ...filter, [name]: undefined }, columns[name][0])),
  ]);
  for (const [index, name] of setColumns.entries()) counts[columns[name][1]] = others[index] ?? {};
  const totals = [prices?.total ?? 0, ...described.map(({ total }) => total), ...others.map(sumCounts)];
  const isWhole = totals.every((total) => capTotal(total).isTotalExact);
  return {
    ...counts,
    values: [...counts.values, ...described.flatMap(({ values }) => values)],
    isExact: counts.isExact && isWhole,
    ...(categories && { categories }),
    ...(prices && { price: toRange(prices) }),
  };
}

/** As text: CamelCasePlugin would rename the keys of a JSON value. */
const countBy = (column: Column) => sql`
  (select json_object_agg(value, count)::text
    from (select ${sql.ref(column)} as value, sum(count) as count from alike group by 1) as counted)`;

/** Rows equal in all counted columns are grouped first, so that each facet sums groups and not rows. */
async function readCounts(
  db: Database,
  filter: MaterialFilter,
  priceKind: PriceKind,
  keys: string[],
): Promise<FacetCounts> {
  const isDescribed = keys.length > 0;
  const counted = sql`
    category_slug, condition, is_professional, sale_unit, base_unit ${isDescribed ? sql`, attributes` : sql``}`;
  const selected = selectFound(
    filter,
    sql`${counted}, stock > 0 as is_in_stock, ${buildDeliveryCondition(filter.near)} as is_delivered,
      ${priceColumn(priceKind)} as price`,
  );
  const { rows } = await sql<CountsRow>`
    with alike as materialized (
      select ${counted}, is_in_stock, is_delivered, count(*) as count, min(price) as least, max(price) as most
      from (${selected}) as found group by ${counted}, is_in_stock, is_delivered
    )
    select coalesce(sum(count), 0)::int as total, ${countBy('category_slug')} as category,
      ${countBy('condition')} as conditions, ${countBy('is_professional')} as seller_type,
      ${countBy('sale_unit')} as units, ${countBy('base_unit')} as base_unit,
      coalesce(sum(count) filter (where is_delivered), 0)::int as delivery,
      coalesce(sum(count) filter (where is_in_stock), 0)::int as in_stock,
      min(least)::float8 as min_cents, max(most)::float8 as max_cents,
      ${isDescribed ? selectValues(keys) : sql`null`} as values
    from alike`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an aggregate has a row');
  const total = capTotal(row.total);
  return {
    ...total,
    isExact: total.isTotalExact,
    categories: parseCounts(row.category),
    conditions: parseCounts(row.conditions),
    sellerTypes: parseCounts(row.sellerType),
    units: parseCounts(row.units),
    baseUnits: parseCounts(row.baseUnit),
    delivery: row.delivery,
    inStock: row.inStock,
    price: toRange(row),
    values: parseValues(row.values),
  };
}

type CountsRow = Record<ColumnFacet | 'values', string | null> &
  Pick<FacetCounts, 'total' | 'delivery' | 'inStock'> &
  PriceRow;

const parseCounts = (json: string | null): Counts => (json ? (JSON.parse(json) as Counts) : {});

async function countColumn(db: Database, filter: MaterialFilter, column: Column): Promise<Counts> {
  const found = selectFound(filter, sql`${sql.ref(column)} as value`);
  const { rows } = await sql<{ counts: string | null }>`
    select json_object_agg(value, count)::text as counts
    from (select value, count(*) from (${found}) as found group by 1) as counted`.execute(db);
  return parseCounts(rows[0]?.counts ?? null);
}

interface PriceRow {
  minCents: number | null;
  maxCents: number | null;
}

async function readPrices(db: Database, filter: MaterialFilter, kind: PriceKind) {
  const found = selectFound(filter, sql`${priceColumn(kind)} as price`);
  const { rows } = await sql<PriceRow & { total: number }>`
    select min(price)::float8 as min_cents, max(price)::float8 as max_cents, count(*)::int as total
    from (${found}) as found`.execute(db);
  return rows[0];
}

const toRange = ({ minCents, maxCents }: PriceRow) =>
  minCents === null || maxCents === null ? null : { minCents, maxCents };
