import { roundKm } from '@parpaing/contract/distance';
import { addVat, computeBasePrice } from '@parpaing/contract/money';
import { addDelivery, deliveryCents, orderFor } from '@parpaing/contract/order';
import { vatRates } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createMaterial } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import type { Need } from './filter.ts';
import { buildDeliveredTotal, buildStockCondition, buildTotal } from './need.ts';

const context = useTestApp();

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = mulberry32(28);
const pick = <Value>(values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;
const decimal = (max: number, decimals: number) => Number((random() * max).toFixed(decimals));
const whole = (max: number) => decimal(max, 0);

const offers = Array.from({ length: 3000 }, () => ({
  priceCents: pick([0, 1, 50, 150, 250, 100_000_000, whole(2000), whole(100_000), whole(100_000_000)]),
  vatRate: pick(vatRates),
  content: pick([1, 0.001, 0.025, 5.4, 10.8, 1 / 3, 1 / 38, 1_000_000, 0.001 + decimal(60, 3)]),
  minOrder: pick([1, 0.5, 2.001, 0.001 + decimal(40, 3)]),
  stock: pick([0, 1, whole(200), decimal(50, 3), 1_000_000]),
  delivery: pick([
    null,
    { baseCents: whole(5000), perKmCents: whole(333), freeRadiusKm: whole(9), maxKm: 10 + whole(60) },
  ]),
}));

const needs = [
  0.001,
  1,
  6.6,
  35,
  38.5,
  1_500_000,
  ...Array.from({ length: 6 }, () => 0.001 + decimal(300, 3)),
];
const distances = [0, 0.05, 0.15, 8.25, 12.35, 60, ...Array.from({ length: 6 }, () => random() * 80)];

beforeAll(async () => {
  const { id } = await createMaterial(context.db);
  // The columns as they are computed, without the triggers that index words.
  await sql`create table cases (like materials including defaults including generated)`.execute(context.db);
  await sql`
    insert into cases (id, seller_id, category_slug, title, description, condition, sale_unit, base_unit,
      commune_code, postal_code, city, department, latitude, longitude, pickup, price_cents, vat_rate, content,
      min_order, stock, delivery_base_cents, delivery_per_km_cents, delivery_free_radius_km, delivery_max_km)
    select gen_random_uuid(), seller_id, category_slug, number, '', condition, sale_unit, base_unit,
      commune_code, postal_code, city, department, latitude, longitude, pickup, (offer -> 'priceCents')::int,
      (offer -> 'vatRate')::numeric, (offer -> 'content')::numeric, (offer -> 'minOrder')::numeric,
      (offer -> 'stock')::numeric, (terms -> 'baseCents')::int, (terms -> 'perKmCents')::int,
      (terms -> 'freeRadiusKm')::int, (terms -> 'maxKm')::int
    from materials,
      jsonb_array_elements(${JSON.stringify(offers)}::jsonb) with ordinality as listed (offer, number),
      nullif(offer -> 'delivery', 'null') as terms
    where id = ${id}`.execute(context.db);
});

async function readCases(columns: RawBuilder<unknown>): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} from cases order by title::int`.execute(context.db);
  expect(rows).toHaveLength(offers.length);
  return rows;
}

const toNumbers = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? Number(value) : value]),
  );

it('les prix que PostgreSQL garde sont ceux que le contrat calcule', async () => {
  const rows = await readCases(sql`price_ttc_cents, base_price_cents, base_price_ttc_cents`);
  const expected = offers.map((offer) => ({
    priceTtcCents: addVat(offer.priceCents, offer.vatRate),
    basePriceCents: computeBasePrice(offer),
    basePriceTtcCents: computeBasePrice(offer, offer.vatRate),
  }));
  expect(rows.map(toNumbers)).toEqual(expected);
});

it.each(needs.map((amount, index) => [amount, distances[index] as number]))(
  '%d m² à %d km : les mêmes quantités et les mêmes totaux, livrés ou non',
  async (amount, distanceKm) => {
    const need: Need = { amount, unit: 'm2' };
    const km = sql`${distanceKm}::float8`;
    const rows = await readCases(sql`
      ${buildTotal(need, 'ht')} as "htCents", ${buildTotal(need, 'ttc')} as "ttcCents",
      ${buildDeliveredTotal(need, 'ht', km)} as "deliveredHtCents",
      ${buildDeliveredTotal(need, 'ttc', km)} as "deliveredTtcCents", ${buildStockCondition(need)} as "isInStock"`);
    const expected = offers.map((offer) => {
      const { units: _, ...order } = orderFor(amount, offer);
      const delivery = deliveryCents(offer.delivery, roundKm(distanceKm));
      const delivered = delivery === null ? null : addDelivery(order, delivery, offer.vatRate);
      return {
        ...order,
        deliveredHtCents: delivered?.htCents ?? null,
        deliveredTtcCents: delivered?.ttcCents ?? null,
      };
    });
    expect(rows.map(toNumbers)).toEqual(expected);
  },
);
