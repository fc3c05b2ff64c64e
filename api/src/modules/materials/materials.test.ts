import type { MaterialCard } from '@parpaing/contract/schemas';
import { businessTypes, conditions, materialStatuses, saleUnits } from '@parpaing/contract/units';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
const montreuil = { latitude: 48.8638, longitude: 2.4485, city: 'Montreuil' };
const lyon = { latitude: 45.764, longitude: 4.8357, city: 'Lyon' };
const aroundMontreuil = { lat: '48.86', lng: '2.44' };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

async function list(query: Record<string, string> = {}) {
  const response = await context.app.inject({ url: '/api/materials', query });
  expect(response.statusCode).toBe(200);
  return response.json() as { items: MaterialCard[]; total: number };
}
const titles = async (query: Record<string, string> = {}) =>
  (await list(query)).items.map(({ title }) => title);

beforeAll(async () => {
  const { db } = context;
  const seller = await createSeller(db, { companyName: 'Négoce Dupont' });
  const material = { sellerId: seller.id };
  await createMaterial(db, { ...material, ...montreuil, title: 'Laine', publishedAt: daysAgo(3) });
  await createMaterial(db, {
    ...material,
    ...lyon,
    title: 'Parpaing',
    categorySlug: 'blocs-beton',
    condition: 'neuf',
    publishedAt: daysAgo(1),
  });
  await createMaterial(db, {
    ...material,
    latitude: 48.95,
    longitude: 2.6,
    title: 'Liège',
    categorySlug: 'isolants-biosources',
    publishedAt: daysAgo(2),
  });
  await createMaterial(db, { title: 'Brouillon', status: 'brouillon', publishedAt: null });
  await createMaterial(db, { title: 'Vendu', status: 'vendu' });
});

describe('un visiteur parcourt les matériaux', () => {
  it('voit les publiés, les plus récents d’abord, avec leur nombre exact', async () => {
    expect(await titles()).toEqual(['Parpaing', 'Liège', 'Laine']);
    expect((await list({ limit: '1' })).total).toBe(3);
  });

  it('voit prix, unités, lieu et vendeur d’une annonce', async () => {
    const { items } = await list({ category: 'laine-de-verre' });
    expect(items[0]).toMatchObject({
      title: 'Laine',
      condition: 'surplus',
      priceCents: 2340,
      vatRate: 20,
      saleUnit: 'rouleau',
      baseUnit: 'm2',
      content: 6,
      basePriceCents: 390,
      picture: null,
      city: 'Montreuil',
      distanceKm: null,
      seller: { name: 'Négoce Dupont', businessType: 'particulier', verified: false },
    });
  });

  it('trouve sous une catégorie ce qui est rangé plus bas', async () => {
    expect(await titles({ category: 'isolation' })).toEqual(['Liège', 'Laine']);
  });

  it('choisit un état', async () => {
    expect(await titles({ condition: 'neuf' })).toEqual(['Parpaing']);
  });

  it('reste dans un rayon autour de son chantier', async () => {
    expect(await titles({ ...aroundMontreuil, radius: '5' })).toEqual(['Laine']);
    expect(await titles({ ...aroundMontreuil, radius: '30' })).toEqual(['Liège', 'Laine']);
    expect((await list({ ...aroundMontreuil, radius: '5' })).total).toBe(1);
  });

  it('range du plus proche au plus lointain, avec les distances', async () => {
    const { items } = await list({ ...aroundMontreuil, sort: 'distance' });
    expect(items.map(({ title }) => title)).toEqual(['Laine', 'Liège', 'Parpaing']);
    expect(items.map(({ distanceKm }) => Math.round(distanceKm ?? 0))).toEqual([1, 15, 389]);
  });

  it('tourne les pages sans doublon ni oubli, même à dates égales', async () => {
    const publishedAt = daysAgo(9);
    const seller = await createSeller(context.db);
    for (let index = 0; index < 7; index++) {
      await createMaterial(context.db, {
        sellerId: seller.id,
        categorySlug: 'paves',
        title: `Pavé ${index}`,
        publishedAt,
      });
    }
    const query = { category: 'paves', limit: '3' };
    const pages = await Promise.all(['1', '2', '3'].map((page) => titles({ ...query, page })));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat()).size).toBe(7);
  });

  it('ne reçoit deux fois que ce qui a changé', async () => {
    const { headers } = await context.app.inject('/api/materials');
    expect(headers['cache-control']).toBe('public, no-cache');
    const again = () =>
      context.app.inject({ url: '/api/materials', headers: { 'if-none-match': String(headers.etag) } });
    const unchanged = await again();
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    const { id } = await createMaterial(context.db, { title: 'Nouveau' });
    expect((await again()).statusCode).toBe(200);
    await context.db.deleteFrom('materials').where('id', '=', id).execute();
  });
});

describe('un visiteur parcourt les catégories', () => {
  const read = async (language: string) => {
    const response = await context.app.inject({
      url: '/api/categories',
      headers: { 'accept-language': language },
    });
    return response.json().categories as {
      slug: string;
      name: string;
      parent: string | null;
      count: number;
    }[];
  };

  it('voit chacune avec ce qu’elle contient, sous-catégories comprises', async () => {
    const categories = await read('fr');
    const find = (slug: string) => categories.find((category) => category.slug === slug);
    expect(categories[0]).toMatchObject({ slug: 'gros-oeuvre', parent: null, count: 1 });
    expect(find('isolation')).toMatchObject({ name: 'Isolation', count: 2 });
    expect(find('laine-de-verre')).toMatchObject({ parent: 'isolation', count: 1 });
    expect(find('peinture')).toMatchObject({ count: 0 });
  });

  it('les lit dans sa langue', async () => {
    const [french] = await read('fr-FR,fr;q=0.9');
    const [english] = await read('en-US,en;q=0.9');
    expect([french?.name, english?.name]).toEqual(['Gros œuvre', 'Structural work']);
  });
});

it('l’accueil annonce combien de matériaux et de vendeurs sont là', async () => {
  const { materials, sellers } = (await context.app.inject('/api/materials/summary')).json();
  expect(materials).toBe((await list()).total);
  expect(sellers).toBe(2);
});

it.each([
  ['materials', 'sale_unit', saleUnits],
  ['materials', 'condition', conditions],
  ['materials', 'status', materialStatuses],
  ['provider_profiles', 'business_type', businessTypes],
])('la base accepte les mêmes valeurs que le contrat : %s.%s', async (table, column, values) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conname = ${`${table}_${column}_check`}`.execute(context.db);
  const accepted = rows[0]?.definition.match(/'([^']+)'::text/g)?.map((word) => word.split("'")[1]);
  expect(accepted?.sort()).toEqual([...values].sort());
});
