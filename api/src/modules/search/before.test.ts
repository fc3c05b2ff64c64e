import type { CallAnswer } from '@parpaing/contract/calls';
import { dayAfter } from '@parpaing/contract/delivery-time';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { searchMaterials } from './testing/search.ts';

const context = useTestApp();
const search = (query: Record<string, string>) => searchMaterials(context.app, query);
const titles = async (query: Record<string, string>) =>
  (await search(query)).items.map(({ title }) => title).sort();

const montreuil = { lat: '48.8638', lng: '2.4485', radius: '30' };
const lyon = { lat: '45.764', lng: '4.8357' };
const delivery = {
  deliveryBaseCents: 3500,
  deliveryPerKmCents: 120,
  deliveryFreeRadiusKm: 5,
  deliveryMaxKm: 40,
};
const inDays = (days: number) => ({ before: dayAfter(days) });

beforeAll(async () => {
  const { db } = context;
  const { id: sellerId } = await createSeller(db, { availableInDays: 2, deliveryInDays: 6 });
  const silent = await createSeller(db);
  await createMaterial(db, { sellerId, title: 'Retrait ou livraison', ...delivery });
  await createMaterial(db, { sellerId, title: 'Livraison seule', pickup: false, ...delivery });
  await createMaterial(db, { sellerId, title: 'Sur commande', availableInDays: 20, ...delivery });
  await createMaterial(db, { sellerId: silent.id, title: 'Sans délai', ...delivery });
});

describe('un acheteur cherche ce qu’il aura avant une date', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['retiré ou livré chez lui', { ...montreuil, ...inDays(6) }, ['Livraison seule', 'Retrait ou livraison']],
    ['la veille d’une livraison', { ...montreuil, ...inDays(5) }, ['Retrait ou livraison']],
    ['la veille du retrait', { ...montreuil, ...inDays(1) }, []],
    ['livré seulement', { ...montreuil, delivery: 'true', ...inDays(5) }, []],
    [
      'dans un mois',
      { ...montreuil, ...inDays(30) },
      ['Livraison seule', 'Retrait ou livraison', 'Sur commande'],
    ],
    ['trop loin pour être livré', { ...lyon, ...inDays(30) }, ['Retrait ou livraison', 'Sur commande']],
    ['sans dire où', inDays(6), ['Livraison seule', 'Retrait ou livraison']],
  ])('%s', async (_, query, found) => {
    expect(await titles(query)).toEqual(found);
  });

  it('les nombres, la carte et les pages suivantes disent la même chose', async () => {
    const query = { ...montreuil, ...inDays(6) };
    const { total, facets } = await search({ ...query, facets: 'true' });
    expect([total, facets?.inStock, facets?.delivery, facets?.conditions]).toEqual([
      2,
      2,
      2,
      [{ value: 'surplus', count: 2 }],
    ]);
    const map = await context.app.inject({ url: '/api/materials/map', query });
    const { places, total: mapped } = map.json<CallAnswer<'mapMaterials'>>();
    expect([mapped, places.map(({ count }) => count)]).toEqual([2, [2]]);
    const pages = [await search({ ...query, limit: '1' }), await search({ ...query, limit: '1', page: '2' })];
    const paged = pages.flatMap(({ items }) => items.map(({ title }) => title));
    expect(paged.sort()).toEqual(['Livraison seule', 'Retrait ou livraison']);
  });

  it('ce que la date écarte est compté', async () => {
    const { total, widenings } = await search({ ...montreuil, ...inDays(1) });
    const widening = widenings.find((each) => each.kind === 'filter');
    expect([total, widening]).toEqual([0, { kind: 'filter', name: 'before', more: 4 }]);
  });

  it('chaque annonce dit quand on l’aura, là où c’est su', async () => {
    const handovers = async (query: Record<string, string>) =>
      Object.fromEntries((await search(query)).items.map(({ title, handover }) => [title, handover]));
    const need = { quantity: '6', quantityUnit: 'm2' };
    expect(await handovers({ ...montreuil, ...need })).toEqual({
      'Retrait ou livraison': { arrivesOn: dayAfter(6), arrivalDays: 6, pickupDays: 2 },
      'Livraison seule': { arrivesOn: dayAfter(6), arrivalDays: 6, pickupDays: null },
      'Sur commande': { arrivesOn: dayAfter(20), arrivalDays: 20, pickupDays: 20 },
      'Sans délai': { arrivesOn: null, arrivalDays: null, pickupDays: null },
    });
    expect((await handovers(inDays(6)))['Livraison seule']).toEqual({
      arrivesOn: null,
      arrivalDays: 6,
      pickupDays: null,
    });
    expect((await handovers({ ...lyon, ...inDays(6) }))['Retrait ou livraison']).toEqual({
      arrivesOn: null,
      arrivalDays: null,
      pickupDays: 2,
    });
    const plain = await search(montreuil);
    expect(plain.items.filter((card) => 'handover' in card)).toEqual([]);
  });
});
