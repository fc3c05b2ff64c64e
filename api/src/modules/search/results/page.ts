import { limits } from '@parpaing/contract/limits';
import type { BaseUnit, MaterialSort } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildDistanceKm, buildPoint } from '../../../db/positions.ts';
import { type CardRow, listCardsInOrder, selectCards } from '../../material-cards/card-query.ts';
import { buildConditions, buildConditionsWithoutBox, findCircle } from '../filters/conditions.ts';
import { isUnfiltered, type MaterialFilter, type PriceKind } from '../filters/filter.ts';
import { buildDeliveredTotal, buildTotal } from '../filters/need.ts';
import { priceColumn } from '../filters/prices.ts';
import { listByRelevance } from './relevance.ts';
import { selectFound } from './totals.ts';

export interface PageOrder {
  sort: MaterialSort;
  tax: PriceKind['tax'];
  offset: number;
  limit: number;
}

export async function listPage(db: Database, filter: MaterialFilter, order: PageOrder): Promise<CardRow[]> {
  const { text } = filter;
  if (order.sort === 'pertinence' && text) {
    return listCardsInOrder(db, await listByRelevance(db, { ...filter, text }, order), filter.near);
  }
  const sorted = orderBy(filter, order);
  if (isByTotal(order)) return selectCards(db, selectByTotal(filter, order), sorted, filter.near);
  const page = canScanIndexFirst(filter, order) ? scanIndexFirst(filter, order) : selectSorted(filter, order);
  return selectCards(db, page, sorted, filter.near, isLatest(filter, order) ? 'list_latest' : undefined);
}

const selectSorted = (filter: MaterialFilter, order: PageOrder) => sql`
  select * from materials where ${buildConditions(filter)}
  order by ${orderBy(filter, order)} limit ${sql.lit(order.limit)} offset ${sql.lit(order.offset)}`;

const isLatest = (filter: MaterialFilter, { sort, offset, limit }: PageOrder) =>
  sort === 'recent' && offset === 0 && limit === limits.pageSize && isUnfiltered(filter);

const isByTotal = ({ sort }: PageOrder) => sort === 'total' || sort === 'total_livre';

/** Compares at most 10,000, the cheapest by base unit: a total is at least the need times that price. */
const selectByTotal = (filter: MaterialFilter, order: PageOrder) => sql`
  select * from (
    select * from materials where ${buildConditions(filter)}
    order by ${priceColumn({ by: 'base', tax: order.tax })}, id limit ${limits.listDepth}
  ) as cheapest
  order by ${orderBy(filter, order)} limit ${order.limit} offset ${order.offset}`;

const scannedRows = 10_000;

/** An area sorted in an order that an index with positions has. */
function canScanIndexFirst(filter: MaterialFilter, { sort, tax }: PageOrder): boolean {
  const { near, isDelivered, text, category, attributes, need, seller } = filter;
  const isArea = findCircle(filter) !== undefined || (near !== undefined && isDelivered === true);
  const areFiltersInIndex = !(text || attributes || need || seller);
  const isIndexOrder =
    sort === 'prix' ? tax === 'ttc' && !category : sort !== 'distance' && sort !== 'prix_base';
  return isArea && areFiltersInIndex && isIndexOrder;
}

/**
 * Reads the first 10,000 of the whole market in that order and keeps those in the area. When they do not fill the
 * page, the area has few enough to sort.
 */
function scanIndexFirst(filter: MaterialFilter, order: PageOrder): RawBuilder<unknown> {
  const sorted = orderBy(filter, order);
  const { category } = filter;
  const first = sql`
    select * from materials where status = 'publie' ${category ? sql`and root_slug = ${category.root}` : sql``}
    order by ${sorted} limit ${scannedRows}`;
  const end = order.offset + order.limit;
  return sql`
    select materials.* from (
      with met as materialized (
        select id from (${first}) as first where ${buildConditionsWithoutBox(filter)} limit ${end}
      )
      select id from met where (select count(*) from met) = ${end}
      union all
      select id from (
        select id from materials where ${buildConditions(filter)} order by ${sorted} limit ${end}
      ) as all_met
      where (select count(*) from met) < ${end}
    ) as chosen
    join materials using (id)
    order by ${sorted} limit ${order.limit} offset ${order.offset}`;
}

function orderBy({ near, need }: MaterialFilter, { sort, tax }: PageOrder): RawBuilder<unknown> {
  if (sort === 'total_livre' && need && near)
    return sql`${buildDeliveredTotal(need, tax, buildDistanceKm(near))}, ${buildTotal(need, tax)}, id`;
  if (sort === 'total' && need) return sql`${buildTotal(need, tax)}, id`;
  if (sort === 'prix') return sql`${priceColumn({ by: 'unit', tax })}, id`;
  if (sort === 'prix_base') return sql`${priceColumn({ by: 'base', tax })}, id`;
  // The index orders by chord, which grows with the distance.
  if (sort === 'distance' && near) return sql`earth_position <-> ${buildPoint(near)}, id desc`;
  return sql`published_at desc, id desc`;
}

/** Prices are compared within one base unit, the commonest one, which must be the same on every page. */
export async function findCommonBaseUnit(
  db: Database,
  filter: MaterialFilter,
): Promise<BaseUnit | undefined> {
  const { rows } = await sql<{ baseUnit: BaseUnit }>`
    select base_unit from (${selectFound(filter, sql`base_unit`)}) as found
    group by base_unit order by count(*) desc, base_unit limit 1`.execute(db);
  return rows[0]?.baseUnit;
}
