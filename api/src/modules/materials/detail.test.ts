import type { CallAnswer } from '@parpaing/contract/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
let sellerId: string;
let wool: string;
const delivery = {
  deliveryBaseCents: 3500,
  deliveryPerKmCents: 120,
  deliveryFreeRadiusKm: 5,
  deliveryMaxKm: 40,
};

beforeAll(async () => {
  const { db } = context;
  const seller = await createSeller(db, {
    companyName: 'Négoce Dupré',
    businessType: 'negoce',
    taxId: '73282932000074',
    replyMinutes: 120,
    pickupHours: 'Du lundi au vendredi, 7 h – 17 h',
    verified: true,
  });
  sellerId = seller.id;
  const material = await createMaterial(db, {
    sellerId,
    title: 'Laine de verre GR 32',
    attributes: { acermi: true, epaisseur: 100, euroclasse: 'F', pare_vapeur: false, inconnu: 'x' },
    reference: 'LDV-100',
    availableUntil: new Date('2027-03-01T12:00:00Z'),
    ...delivery,
  });
  wool = material.id;
});

const read = (id: string, query = {}, language = 'fr') =>
  context.app.inject({ url: `/api/materials/${id}`, query, headers: { 'accept-language': language } });

describe('un acheteur ouvre une annonce', () => {
  it('y lit tout ce qu’il faut pour décider', async () => {
    const response = await read(wool);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      title: 'Laine de verre GR 32',
      description: 'Six rouleaux jamais ouverts.',
      pictures: [],
      documents: [],
      categoryPath: [
        { slug: 'isolation', name: 'Isolation' },
        { slug: 'laine-de-verre', name: 'Laine de verre' },
      ],
      attributes: [
        { key: 'epaisseur', label: 'Épaisseur', kind: 'number', value: 100, unit: 'mm' },
        { key: 'euroclasse', kind: 'choice', value: 'F' },
        { key: 'acermi', kind: 'boolean', value: true },
        { key: 'pare_vapeur', kind: 'boolean', value: false },
      ],
      stock: 6,
      minOrder: 1,
      reference: 'LDV-100',
      availableUntil: '2027-03-01',
      pickup: true,
      delivery: { baseCents: 3500, perKmCents: 120, freeRadiusKm: 5, maxKm: 40 },
      distanceKm: null,
      deliveryCents: null,
      status: 'publie',
      seller: {
        name: 'Négoce Dupré',
        businessType: 'negoce',
        replyMinutes: 120,
        verified: true,
        materialCount: 1,
      },
    });
  });

  it('la lit dans sa langue, avec le prix d’une livraison chez lui', async () => {
    const material = (await read(wool, { city: 'Paris 12' }, 'en')).json();
    expect(material.attributes[0].label).toBe('Thickness');
    expect(material.categoryPath[1].name).toBe('Glass wool');
    expect(material.distanceKm).toBeGreaterThan(0);
    expect(material.deliveryCents).not.toBeNull();
  });

  it.each(['vendu', 'en_pause', 'archive'] as const)('apprend qu’elle n’est plus là (%s)', async (status) => {
    const { id } = await createMaterial(context.db, { sellerId, status });
    const response = await read(id);
    expect([response.statusCode, response.json().error]).toEqual([410, 'material_gone']);
    expect((await context.app.inject(`/api/materials/${id}/similar`)).statusCode).toBe(200);
  });

  it('la trouve par une adresse en capitales, avec une position laissée vide', async () => {
    const response = await read(wool.toUpperCase(), { lat: '', lng: '', city: '' });
    expect([response.statusCode, response.json().id, response.json().distanceKm]).toEqual([200, wool, null]);
  });

  it('ne trouve ni brouillon, ni inconnue, ni adresse qui n’en est pas une', async () => {
    const draft = await createMaterial(context.db, { status: 'brouillon', publishedAt: null });
    expect((await read(draft.id)).statusCode).toBe(404);
    expect((await read(newId())).statusCode).toBe(404);
    expect((await read('nulle-part')).statusCode).toBe(400);
    expect((await read(wool, { city: 'Xqzwyk' })).json().details[0].field).toBe('city');
  });
});

describe('un acheteur hésite', () => {
  it('voit des matériaux semblables, les plus proches d’abord, jamais le même', async () => {
    const twin = await createMaterial(context.db, { sellerId, title: 'Jumelle' });
    await createMaterial(context.db, { sellerId, title: 'Peinture', categorySlug: 'murs-plafonds' });
    const response = await context.app.inject(`/api/materials/${wool}/similar`);
    const { items } = response.json() as CallAnswer<'listSimilarMaterials'>;
    expect(items.map(({ id }) => id)).toEqual([twin.id]);
  });

  it('n’en voit pas d’une annonce inconnue', async () => {
    expect((await context.app.inject(`/api/materials/${newId()}/similar`)).statusCode).toBe(404);
  });

  const compare = (ids: string[]) =>
    context.app.inject({ url: '/api/materials/compare', query: { id: ids } });

  it('compare dans l’ordre de son choix, sans ce qui est parti', async () => {
    const first = await createMaterial(context.db, { sellerId, title: 'Première' });
    const gone = await createMaterial(context.db, { sellerId, status: 'vendu' });
    const { items } = (await compare([first.id, gone.id, wool])).json() as CallAnswer<'compareMaterials'>;
    expect(items.map(({ title }) => title)).toEqual(['Première', 'Laine de verre GR 32']);
  });

  it.each([1, 5])('ne compare pas %s matériaux', async (count) => {
    const response = await compare(Array.from({ length: count }, () => wool));
    const fault = { field: 'id', message: 'Choisissez de 2 à 4 matériaux à comparer.' };
    expect([response.statusCode, response.json().details[0]]).toEqual([400, fault]);
  });
});
