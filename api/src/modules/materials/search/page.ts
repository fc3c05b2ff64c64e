import type { BaseUnit, MaterialSort } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { type CardRow, selectCards } from '../card-repository.ts';
import { findBranch, findNamed, getCategories } from '../category-tree.ts';
import { matches, pointOf, priceColumn } from './conditions.ts';
import type { MaterialFilter, PriceKind } from './filter.ts';
import { rankCandidates } from './relevance.ts';
import { inIndexOrder } from './totals.ts';

export interface PageOrder {
  sort: MaterialSort;
  tax: PriceKind['tax'];
  offset: number;
  limit: number;
}

/** A page of what was searched for. */
export async function listPage(db: Database, filter: MaterialFilter, order: PageOrder): Promise<CardRow[]> {
  const { text } = filter;
  if (order.sort === 'pertinence' && text) {
    const tree = await getCategories(db);
    const category = findNamed(tree, text.stems);
    const named = category && findBranch(tree, category.slug);
    return selectCards(
      db,
      rankCandidates({ ...filter, text }, { ...order, named }),
      sql`page.place`,
      filter.near,
    );
  }
  const sorted = orderBy(filter, order);
  const page = sql`
    select * from materials where ${matches(filter)}
    order by ${sorted} limit ${order.limit} offset ${order.offset}`;
  return selectCards(db, page, sorted, filter.near);
}

/** Ids make each order whole, and so pages stable. */
function orderBy({ near }: MaterialFilter, { sort, tax }: PageOrder): RawBuilder<unknown> {
  if (sort === 'prix') return sql`${priceColumn({ by: 'unit', tax })}, id`;
  if (sort === 'prix_base') return sql`${priceColumn({ by: 'base', tax })}, id`;
  // Chords grow with arcs, and the index walks along chords.
  if (sort === 'distance' && near) return sql`earth_position <-> ${pointOf(near)}, id desc`;
  return sql`published_at desc, id desc`;
}

/** Prices are only compared within one base unit: the one that most of these are sold by. */
export async function findCommonBaseUnit(
  db: Database,
  filter: MaterialFilter,
  depth: number,
): Promise<BaseUnit | undefined> {
  const { rows } = await sql<{ baseUnit: BaseUnit }>`
    select base_unit from (
      select base_unit from materials where ${matches(filter)} ${inIndexOrder(filter)} limit ${depth}
    ) as found
    group by base_unit order by count(*) desc, base_unit limit 1`.execute(db);
  return rows[0]?.baseUnit;
}
