import { toCents } from '@parpaing/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { buildDistanceKm, type Position } from '../../../db/positions.ts';
import type { MaxTotals, Need, PriceKind } from './filter.ts';
import { priceColumn } from './prices.ts';

type Sql = RawBuilder<unknown>;
type Tax = PriceKind['tax'];

/** As contract/src/order.ts and money.ts compute it, which filters/need.test.ts compares. */
const countUnits = ({ amount }: Need): Sql =>
  sql`greatest(ceil(round(${amount}::numeric / content, 6)), ceil(min_order), 1)`;

const buildDelivery = (distanceKm: Sql): Sql => sql`
  (select case
    when km > delivery_max_km then null
    when km <= delivery_free_radius_km then 0
    else round(delivery_base_cents + delivery_per_km_cents * (km - delivery_free_radius_km))
  end from round(${distanceKm}::numeric, 1) as km)`;

const withTax = (cents: Sql, tax: Tax): Sql =>
  tax === 'ht' ? cents : sql`round(${cents} * (1 + vat_rate / 100))`;

export const buildTotal = (need: Need, tax: Tax): Sql =>
  withTax(sql`(${countUnits(need)} * price_cents)`, tax);

/** Null where the seller does not deliver. */
export const buildDeliveredTotal = (need: Need, tax: Tax, distanceKm: Sql): Sql =>
  sql`(${buildTotal(need, tax)} + ${withTax(buildDelivery(distanceKm), tax)})`;

export const buildStockCondition = (need: Need): Sql =>
  sql`base_unit = ${need.unit} and stock >= ${countUnits(need)}`;

export function listTotalConditions(
  need: Need,
  { tax, total, deliveredTotal }: MaxTotals,
  near: Position | undefined,
): Sql[] {
  const list: Sql[] = [];
  const max = Math.min(total ?? Number.POSITIVE_INFINITY, deliveredTotal ?? Number.POSITIVE_INFINITY);
  // A total is at least the need times the base price, which has an index; a cent more for what was rounded.
  if (Number.isFinite(max))
    list.push(
      sql`${priceColumn({ by: 'base', tax })} <= ${(toCents(max) + 1) / need.amount}::numeric + 0.0001`,
    );
  if (total !== undefined) list.push(sql`${buildTotal(need, tax)} <= ${toCents(total)}::numeric`);
  if (deliveredTotal !== undefined && near)
    list.push(
      sql`${buildDeliveredTotal(need, tax, buildDistanceKm(near))} <= ${toCents(deliveredTotal)}::numeric`,
    );
  return list;
}
