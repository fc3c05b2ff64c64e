import type { CallAnswer } from '@parpaing/contract/calls';
import { addVat } from '@parpaing/contract/money';
import { countUnits, deliveryCents } from '@parpaing/contract/order';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { searchMaterials } from './testing/search.ts';

const context = useTestApp();
const search = (query: Record<string, string>) => searchMaterials(context.app, query);

const terms = { baseCents: 2900, perKmCents: 165, freeRadiusKm: 5, maxKm: 50 };
const vatRate = 20;
const need = { quantity: '35', quantityUnit: 'm2' };
const lyon = { lat: '45.764', lng: '4.8357' };

/** Cheap and far, dear and near, sold by large or small units, with a minimum, without delivery. */
const offers = Array.from({ length: 40 }, (_, index) => ({
  title: `Rouleau ${index}`,
  priceCents: 1500 + ((index * 7919) % 4000),
  content: [1, 2.5, 5.4, 10.8, 36][index % 5] as number,
  minOrder: [1, 4, 2][index % 3] as number,
  stock: index % 6 === 5 ? 1 : 100,
  latitude: 45.764 + index / 100,
  longitude: 4.8357,
  isDelivered: index % 4 !== 3,
}));

beforeAll(async () => {
  const { id: sellerId } = await createSeller(context.db, {
    businessType: 'negoce',
    taxId: '73282932000074',
  });
  for (const { isDelivered, ...offer } of offers) {
    await createMaterial(context.db, {
      ...offer,
      sellerId,
      vatRate,
      ...(isDelivered && {
        deliveryBaseCents: terms.baseCents,
        deliveryPerKmCents: terms.perKmCents,
        deliveryFreeRadiusKm: terms.freeRadiusKm,
        deliveryMaxKm: terms.maxKm,
      }),
    });
  }
});

/** One by one, from what each card tells of its distance. */
async function listExpected() {
  const { items } = await search({ ...lyon, limit: '24' });
  const next = await search({ ...lyon, limit: '24', page: '2' });
  return [...items, ...next.items].flatMap(({ id, title, distanceKm }) => {
    const offer = offers.find((other) => other.title === title);
    if (!offer) throw new Error(`${title} is not ours`);
    const units = countUnits(35, offer);
    if (units > offer.stock) return [];
    const delivery = offer.isDelivered ? deliveryCents(terms, distanceKm ?? 0) : null;
    const ttcCents = addVat(units * offer.priceCents, vatRate);
    const deliveredCents = delivery === null ? null : ttcCents + addVat(delivery, vatRate);
    return [{ id, units, ttcCents, deliveredCents }];
  });
}

type Expected = Awaited<ReturnType<typeof listExpected>>[number];
const listIds = (list: Expected[], cents: (offer: Expected) => number) =>
  list
    .toSorted((one, other) => cents(one) - cents(other) || one.id.localeCompare(other.id))
    .map(({ id }) => id);
const isDelivered = ({ deliveredCents }: Expected) => deliveredCents !== null;

describe('pour 35 m² près de Lyon', () => {
  it('chaque annonce dit combien en prendre, ce que cela coûte, et livré', async () => {
    const expected = new Map((await listExpected()).map((offer) => [offer.id, offer]));
    const { items, total } = await search({ ...need, ...lyon });
    expect(total).toBe(expected.size);
    for (const card of items) {
      const { units, ttcCents, deliveredCents } = expected.get(card.id) as Expected;
      expect(card.need).toMatchObject({ units, ttcCents, isInStock: true });
      expect(card.need?.delivered?.ttcCents ?? null).toBe(deliveredCents);
    }
  });

  it('les annonces se trient par total, et par total livré', async () => {
    const expected = await listExpected();
    const byTotal = await search({ ...need, ...lyon, sort: 'total' });
    expect(byTotal.items.map(({ id }) => id)).toEqual(
      listIds(expected, ({ ttcCents }) => ttcCents).slice(0, 24),
    );
    const byDelivered = await search({ ...need, ...lyon, sort: 'total_livre' });
    expect(byDelivered.total).toBe(expected.length);
    const delivered = listIds(expected.filter(isDelivered), ({ deliveredCents }) => deliveredCents ?? 0);
    const others = listIds(
      expected.filter((offer) => !isDelivered(offer)),
      ({ ttcCents }) => ttcCents,
    );
    expect(byDelivered.items.map(({ id }) => id)).toEqual([...delivered, ...others].slice(0, 24));
  });

  it('une étiquette de la carte dit le total livré le plus bas, ou le total sans lieu', async () => {
    const expected = await listExpected();
    const readLowest = async (query: Record<string, string>) => {
      const response = await context.app.inject({
        url: '/api/materials/map',
        query: { ...need, ...lyon, ...query },
      });
      const [place, ...others] = response.json<CallAnswer<'mapMaterials'>>().places;
      expect(others).toEqual([]);
      return [place?.minNeed?.ttcCents, place?.minNeed?.isDelivered];
    };
    const totals = expected.map(({ ttcCents }) => ttcCents);
    const delivered = expected.flatMap(({ deliveredCents }) => deliveredCents ?? []);
    expect(await readLowest({})).toEqual([Math.min(...delivered), true]);
    expect(await readLowest({ lat: '', lng: '' })).toEqual([Math.min(...totals), false]);
    expect(await readLowest({ delivery: 'true' })).toEqual([Math.min(...delivered), true]);
    expect(await readLowest({ maxDeliveredTotal: '900' })).toEqual([Math.min(...delivered), true]);
  });

  it.each([150, 300, 437.04, 500, 900])('moins de %d €, livré ou non', async (euros) => {
    const expected = await listExpected();
    const { total } = await search({ ...need, ...lyon, maxTotal: String(euros) });
    expect(total).toBe(expected.filter(({ ttcCents }) => ttcCents <= euros * 100).length);
    const delivered = await search({ ...need, ...lyon, maxDeliveredTotal: String(euros), facets: 'true' });
    const affordable = expected.filter(
      (offer) => isDelivered(offer) && (offer.deliveredCents ?? 0) <= euros * 100,
    );
    expect([delivered.total, delivered.facets?.inStock]).toEqual([affordable.length, affordable.length]);
  });
});

it('une marge pour chutes s’ajoute à la quantité', async () => {
  const withWaste = await search({ ...need, ...lyon, waste: '10', sort: 'total' });
  const same = await search({ ...lyon, quantity: '38.5', quantityUnit: 'm2', sort: 'total' });
  expect(withWaste.items).toEqual(same.items);
  expect(withWaste.items[0]?.need).not.toEqual(
    (await search({ ...need, ...lyon, sort: 'total' })).items[0]?.need,
  );
});

it('ce qui ne couvre pas le besoin se montre à part : trop peu, ou sans livraison, mais non les deux', async () => {
  const query = { ...need, ...lyon, maxDeliveredTotal: '300' };
  const { items, uncovered } = await search(query);
  expect(uncovered.length).toBeGreaterThan(3);
  for (const card of uncovered) {
    expect(items.map(({ id }) => id)).not.toContain(card.id);
    expect(card.need?.isInStock, card.title).toBe(card.need?.delivered === null);
  }
  const isShort = ({ title }: { title: string }) =>
    offers.some((offer) => offer.title === title && countUnits(35, offer) > offer.stock);
  expect(uncovered.some(isShort)).toBe(true);
  expect(uncovered.every(isShort)).toBe(false);
  expect((await search(lyon)).uncovered).toEqual([]);
});

it('sans quantité, un total se refuse ; sans lieu, un total livré aussi', async () => {
  const refuse = async (query: Record<string, string>) => {
    const response = await context.app.inject({ url: '/api/materials', query });
    return [response.statusCode, response.json().details[0].field];
  };
  expect(await refuse({ maxTotal: '500' })).toEqual([400, 'quantity']);
  expect(await refuse({ ...need, maxDeliveredTotal: '500' })).toEqual([400, 'city']);
});

it('sans quantité, un tri par total laisse le tri habituel', async () => {
  const [usual, byTotal] = await Promise.all([search({}), search({ sort: 'total' })]);
  expect(byTotal.items.map(({ id }) => id)).toEqual(usual.items.map(({ id }) => id));
  expect(byTotal.items[0]?.need).toBeUndefined();
});
