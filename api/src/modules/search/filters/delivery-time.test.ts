import {
  completeDelays,
  countHandoverDays,
  type Delays,
  type HandoverDays,
  isInTime,
} from '@parpaing/contract/delivery-time';
import { distanceKm } from '@parpaing/contract/distance';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { spreadShopDelays } from '../../selling/service.ts';
import { buildConditions } from './conditions.ts';
import type { MaterialFilter } from './filter.ts';

const context = useTestApp();
const lyon = { lat: 45.764, lng: 4.8357 };
const some: (number | null)[] = [null, 0, 4, 90];
const pairs: Delays[] = some.flatMap((availableInDays) =>
  some.map((deliveryInDays) => ({ availableInDays, deliveryInDays })),
);

interface Offer extends Delays {
  id: string;
  shop: Delays;
  pickup: boolean;
  deliveryMaxKm: number | null;
  latitude: number;
}
const shops: { id: string; shop: Delays }[] = [];
const offers: Offer[] = [];

/** Collected, delivered near, far or both, in shops with and without delays. */
beforeAll(async () => {
  for (const shop of pairs.filter((_, index) => index % 3 === 0)) {
    const { id: sellerId } = await createSeller(context.db, shop);
    shops.push({ id: sellerId, shop });
    for (const [index, own] of pairs.entries()) {
      const deliveryMaxKm = [null, 10, 60][index % 3] ?? null;
      const offer = {
        ...own,
        deliveryMaxKm,
        pickup: deliveryMaxKm === null || index % 2 === 0,
        latitude: lyon.lat + (index % 5) / 20,
      };
      const delivery = { deliveryBaseCents: 0, deliveryPerKmCents: 0, deliveryFreeRadiusKm: 0 };
      const { id } = await createMaterial(context.db, {
        sellerId,
        longitude: lyon.lng,
        ...(deliveryMaxKm && delivery),
        ...offer,
      });
      offers.push({ id, shop, ...offer });
    }
  }
});

const countDays = ({ shop, pickup, deliveryMaxKm, ...own }: Offer): HandoverDays =>
  countHandoverDays(completeDelays(own, shop), { pickup, delivers: deliveryMaxKm !== null });

const readDays = async () => {
  const rows = await context.db.selectFrom('materials').select(['id', 'pickupDays', 'arrivalDays']).execute();
  return new Map(rows.map(({ id, ...days }) => [id, days]));
};
const expected = () => new Map(offers.map((offer) => [offer.id, countDays(offer)]));

it('les délais que PostgreSQL garde sont ceux que le contrat compte', async () => {
  expect(await readDays()).toEqual(expected());
});

describe('ce qui vient à temps est ce que le contrat dit', () => {
  it.each(
    [0, 3, 4, 89, 90, 3000].flatMap((withinDays) => [
      { withinDays, near: lyon },
      { withinDays, near: lyon, isDelivered: true },
      { withinDays },
      { withinDays, isDelivered: true },
    ]),
  )('%j', async (filter: MaterialFilter & { withinDays: number }) => {
    const { withinDays, near, isDelivered = false } = filter;
    const reaches = ({ deliveryMaxKm, latitude }: Offer) => {
      if (deliveryMaxKm === null || !near) return deliveryMaxKm !== null;
      const place = { latitude: near.lat, longitude: near.lng };
      return distanceKm(place, { latitude, longitude: lyon.lng }) <= deliveryMaxKm;
    };
    const inTime = offers.filter((offer) =>
      isInTime(countDays(offer), {
        withinDays,
        isReached: reaches(offer),
        mustBeDelivered: isDelivered,
      }),
    );
    const { rows } = await sql<{ id: string }>`
      select id from materials where ${buildConditions(filter)}`.execute(context.db);
    expect(rows.map(({ id }) => id).sort()).toEqual(inTime.map(({ id }) => id).sort());
    expect(inTime.length).toBeGreaterThan(0);
    expect(inTime.length).toBeLessThan(offers.length);
  });
});

it('la boutique change d’avis, ses matériaux la suivent sauf où ils disent autrement, supprimés aussi', async () => {
  const update = (values: object) => context.db.updateTable('materials').set(values).execute();
  await update({ deletedAt: new Date(), status: 'archive', statusBeforeDeletion: 'publie' });
  const changed = { availableInDays: 21, deliveryInDays: 1 };
  for (const { id } of shops.slice(1)) {
    await context.db.updateTable('providerProfiles').set(changed).where('userId', '=', id).execute();
    await spreadShopDelays(context.db, id);
  }
  await update({ deletedAt: null, status: 'publie', statusBeforeDeletion: null });
  const kept = shops[0]?.shop;
  for (const offer of offers) if (offer.shop !== kept) offer.shop = changed;
  expect(await readDays()).toEqual(expected());
});

it('un matériau qui n’est plus à retirer, ou plus livré, perd ce délai', async () => {
  const offer = offers.find(({ pickup, deliveryMaxKm }) => pickup && deliveryMaxKm !== null);
  if (!offer) throw new Error('none is both collected and delivered');
  const days = { availableInDays: 2, deliveryInDays: 5 };
  const change = (values: object) =>
    context.db.updateTable('materials').set(values).where('id', '=', offer.id).execute();
  await change(days);
  expect((await readDays()).get(offer.id)).toEqual({ pickupDays: 2, arrivalDays: 5 });
  await change({ pickup: false });
  expect((await readDays()).get(offer.id)).toEqual({ pickupDays: null, arrivalDays: 5 });
  const undelivered = {
    deliveryBaseCents: null,
    deliveryPerKmCents: null,
    deliveryFreeRadiusKm: null,
    deliveryMaxKm: null,
  };
  await change({ pickup: true, ...undelivered });
  expect((await readDays()).get(offer.id)).toEqual({ pickupDays: 2, arrivalDays: null });
});

it('une boutique de plus de mille matériaux les change tous, par parties', async () => {
  const { id: sellerId } = await createSeller(context.db);
  const { id } = await createMaterial(context.db, { sellerId });
  await sql`
    insert into materials (id, seller_id, category_slug, title, description, condition, price_cents, vat_rate,
      sale_unit, base_unit, content, stock, commune_code, postal_code, city, department, latitude, longitude, pickup)
    select gen_random_uuid(), seller_id, category_slug, title, description, condition, price_cents, vat_rate,
      sale_unit, base_unit, content, stock, commune_code, postal_code, city, department, latitude, longitude, pickup
    from materials cross join generate_series(1, 1099) where id = ${id}`.execute(context.db);
  const shop = context.db.updateTable('providerProfiles').where('userId', '=', sellerId);
  await shop.set({ availableInDays: 3 }).execute();
  await spreadShopDelays(context.db, sellerId);
  const rows = await context.db
    .selectFrom('materials')
    .select('pickupDays')
    .where('sellerId', '=', sellerId)
    .execute();
  expect([rows.length, new Set(rows.map(({ pickupDays }) => pickupDays))]).toEqual([1100, new Set([3])]);
});
