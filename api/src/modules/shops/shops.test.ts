import { readParisClock } from '@parpaing/contract/paris-clock';
import type { SellerSummary } from '@parpaing/contract/schemas';
import { bannerWidth } from '@parpaing/contract/units';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createExchange } from '../../testing/correspondents.ts';
import { createMaterial, createSeller, createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { refreshSellers } from './service.ts';

const context = useTestApp();

const day = 86_400_000;
const dayFromNow = (days: number) => readParisClock(new Date(Date.now() + days * day)).date;
const open = [{ from: '07:00', until: '17:30' }];
const week = [open, open, open, open, [{ from: '07:00', until: '12:00' }], [], []];

async function comeIn(role: 'USER' | 'PROVIDER' | 'ADMIN') {
  const account = await createUser(context.db, { role });
  if (role === 'PROVIDER') {
    await context.db
      .insertInto('providerProfiles')
      .values({ userId: account.id, companyName: 'Négoce Petit', businessType: 'particulier' })
      .execute();
  }
  return { ...account, ...(await logInAs(context.app, account)) };
}
const update = (headers: object, payload: object) =>
  context.app.inject({
    method: 'PATCH',
    url: '/api/users/profile/shop',
    headers: { ...headers },
    payload,
  });
const readSeller = async (id: string) => (await context.app.inject(`/api/users/${id}`)).json().seller;

describe('un vendeur règle sa page', () => {
  it('par ses horaires, que tous voient, et qu’il retire', async () => {
    const { id, headers } = await comeIn('PROVIDER');
    const response = await update(headers, { openingHours: week, pickupHours: ' Sonnez au portail ' });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        banner: null,
        openingHours: week,
        pickupHours: 'Sonnez au portail',
        holiday: null,
        availableInDays: null,
        deliveryInDays: null,
      },
    ]);
    expect(await readSeller(id)).toMatchObject({ openingHours: week, pickupHours: 'Sonnez au portail' });
    const { json } = await update(headers, { openingHours: null });
    expect(json()).toMatchObject({ openingHours: null, pickupHours: 'Sonnez au portail' });
    expect((await update(headers, { pickupHours: '' })).json().pickupHours).toBeNull();
  });

  it('par ses délais, un à la fois, et les retire', async () => {
    const { headers } = await comeIn('PROVIDER');
    const delaysAfter = async (payload: object) => {
      const { availableInDays, deliveryInDays } = (await update(headers, payload)).json();
      return [availableInDays, deliveryInDays];
    };
    expect(await delaysAfter({ availableInDays: 0 })).toEqual([0, null]);
    expect(await delaysAfter({ deliveryInDays: 90 })).toEqual([0, 90]);
    expect(await delaysAfter({ availableInDays: null })).toEqual([null, 90]);
  });

  it('retrouve ses réglages dans son compte ; un acheteur n’en a pas', async () => {
    const { headers } = await comeIn('PROVIDER');
    await update(headers, { openingHours: week });
    const readMe = async (of: object) =>
      (await context.app.inject({ url: '/api/users/me', headers: { ...of } })).json().shop;
    expect(await readMe(headers)).toMatchObject({ openingHours: week });
    expect(await readMe((await comeIn('USER')).headers)).toBeNull();
  });

  it.each([
    ['openingHours', { openingHours: week.slice(1) }],
    ['openingHours.0.0.from', { openingHours: week.with(0, [{ from: '07:60', until: '12:00' }]) }],
    ['openingHours.0.0.until', { openingHours: week.with(0, [{ from: '12:00', until: '07:00' }]) }],
    ['openingHours.0.1.from', { openingHours: week.with(0, [...open, { from: '17:00', until: '19:00' }]) }],
    ['pickupHours', { pickupHours: 'a'.repeat(201) }],
    ['availableInDays', { availableInDays: 91 }],
    ['deliveryInDays', { deliveryInDays: 0.5 }],
    ['deliveryInDays', { deliveryInDays: '3' }],
    ['holiday.until', { holiday: { from: dayFromNow(1), until: '' } }],
    ['holiday.from', { holiday: { from: '', until: dayFromNow(1) } }],
    ['holiday.until', { holiday: { from: dayFromNow(3), until: dayFromNow(1) } }],
    ['holiday.until', { holiday: { from: dayFromNow(-3), until: dayFromNow(-1) } }],
    ['holiday.message', { holiday: { from: '', until: '', message: 'a'.repeat(301) } }],
  ])('apprend que « %s » ne convient pas', async (field, payload) => {
    const { headers } = await comeIn('PROVIDER');
    const response = await update(headers, payload);
    expect([
      response.statusCode,
      response.json().details?.map((detail: { field: string }) => detail.field),
    ]).toEqual([400, [field]]);
  });

  it('mais ni un visiteur, ni un acheteur, ni un ADMIN, qui n’en a pas', async () => {
    const payload = { openingHours: week };
    expect((await update({}, payload)).statusCode).toBe(401);
    expect((await update((await comeIn('USER')).headers, payload)).statusCode).toBe(403);
    expect((await update((await comeIn('ADMIN')).headers, payload)).statusCode).toBe(404);
  });
});

describe('des congés', () => {
  const message = 'Bon été.';

  it('se voient sur la page du vendeur, sur l’annonce et dans la conversation', async () => {
    const { buyer, seller, materialId, id } = await createExchange(context);
    const holiday = { from: dayFromNow(0), until: dayFromNow(9), message };
    await seller.call('PATCH', '/api/users/profile/shop', { holiday });
    expect(await readSeller(seller.id)).toMatchObject({ holiday, isOnHoliday: true });
    expect((await context.app.inject(`/api/materials/${materialId}`)).json().seller.holiday).toEqual(holiday);
    expect((await buyer.read(id)).holiday).toEqual(holiday);
    expect((await seller.read(id)).holiday).toBeNull();
  });

  it('à venir ne s’annoncent que sur sa page', async () => {
    const { buyer, seller, materialId, id } = await createExchange(context);
    const holiday = { from: dayFromNow(2), until: dayFromNow(9), message };
    await seller.call('PATCH', '/api/users/profile/shop', { holiday });
    expect(await readSeller(seller.id)).toMatchObject({ holiday, isOnHoliday: false });
    expect((await context.app.inject(`/api/materials/${materialId}`)).json().seller.holiday).toBeNull();
    expect((await buyer.read(id)).holiday).toBeNull();
  });

  it('finissent d’eux-mêmes, ou quand il les retire', async () => {
    const { id, headers } = await comeIn('PROVIDER');
    await context.db
      .updateTable('providerProfiles')
      .set({ holidayFrom: dayFromNow(-9), holidayUntil: dayFromNow(-1) })
      .where('userId', '=', id)
      .execute();
    expect(await readSeller(id)).toMatchObject({ holiday: null, isOnHoliday: false });
    await update(headers, { holiday: { from: dayFromNow(0), until: dayFromNow(0) } });
    expect((await readSeller(id)).isOnHoliday).toBe(true);
    await update(headers, { holiday: { from: '', until: '' } });
    expect(await readSeller(id)).toMatchObject({ holiday: null, isOnHoliday: false });
  });
});

describe('une bannière', () => {
  const takePhoto = () =>
    sharp({ create: { width: 1800, height: 500, channels: 3, background: '#b8562f' } })
      .jpeg()
      .toBuffer();

  async function send(headers: object, content: Buffer) {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(content)]), 'depot.jpg');
    const body = new Response(form);
    return context.app.inject({
      method: 'POST',
      url: '/api/users/profile/banner',
      headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  }
  const remove = (headers: object) =>
    context.app.inject({ method: 'DELETE', url: '/api/users/profile/banner', headers: { ...headers } });
  const show = async (id: string) =>
    (await context.app.inject(`/media/${id}/${bannerWidth}.webp`)).statusCode;

  it('se voit aussitôt, se remplace, puis s’enlève, fichiers compris', async () => {
    const { id, headers } = await comeIn('PROVIDER');
    const first = (await send(headers, await takePhoto())).json().banner;
    expect([first.width, first.height, await show(first.id)]).toEqual([1800, 500, 200]);
    const second = (await send(headers, await takePhoto())).json().banner;
    expect((await readSeller(id)).banner.id).toBe(second.id);
    await vi.waitFor(async () => expect(await show(first.id)).toBe(404), { timeout: 10_000 });
    for (let count = 0; count < 2; count++) expect((await remove(headers)).statusCode).toBe(204);
    expect((await readSeller(id)).banner).toBeNull();
    const kept = await context.db.selectFrom('media').select('id').where('ownerId', '=', id).execute();
    expect(kept).toEqual([]);
  });

  it('doit être une image', async () => {
    const { headers } = await comeIn('PROVIDER');
    expect((await send(headers, Buffer.from('<script>'))).statusCode).toBe(415);
  });

  it('n’est ni d’un visiteur, ni d’un acheteur, ni d’un ADMIN', async () => {
    const photo = await takePhoto();
    const buyer = await comeIn('USER');
    expect([(await send({}, photo)).statusCode, (await remove({})).statusCode]).toEqual([401, 401]);
    expect((await send(buyer.headers, photo)).statusCode).toBe(403);
    expect((await remove(buyer.headers)).statusCode).toBe(403);
    expect((await send((await comeIn('ADMIN')).headers, photo)).statusCode).toBe(404);
  });
});

describe('les vendeurs', () => {
  const lyon = { city: 'Lyon', department: '69', postalCode: '69007', communeCode: '69387' };
  const atLyon = { ...lyon, latitude: 45.7333, longitude: 4.8333 };
  const atVillefranche = {
    city: 'Villefranche-sur-Saône',
    department: '69',
    postalCode: '69400',
    communeCode: '69264',
    latitude: 45.9861,
    longitude: 4.7261,
  };
  const list = async (query = {}): Promise<{ items: SellerSummary[]; total: number; place: unknown }> => {
    await refreshSellers(context.db);
    return (await context.app.inject({ url: '/api/sellers', query })).json();
  };
  const listNames = async (query = {}) => (await list(query)).items.map(({ name }) => name);

  it('se trouvent près d’un lieu, le plus proche d’abord', async () => {
    const { id: near } = await createSeller(context.db, { companyName: 'Tuiles Proches', replyMinutes: 40 });
    const { id: far } = await createSeller(context.db, { companyName: 'Tuiles Lointaines' });
    await createMaterial(context.db, { sellerId: far, ...atVillefranche });
    await createMaterial(context.db, { sellerId: near, ...atVillefranche });
    await createMaterial(context.db, { sellerId: near, ...atLyon });
    const { items, total, place } = await list({ city: 'Lyon', radius: '50', q: 'tuiles' });
    expect([total, place]).toEqual([2, expect.objectContaining({ name: 'Lyon' })]);
    expect(items.map(({ name, city }) => [name, city])).toEqual([
      ['Tuiles Proches', 'Lyon'],
      ['Tuiles Lointaines', 'Villefranche-sur-Saône'],
    ]);
    expect(items[0]).toEqual({
      id: near,
      name: 'Tuiles Proches',
      profileImageUrl: null,
      businessType: 'particulier',
      verified: false,
      city: 'Lyon',
      department: '69',
      distanceKm: expect.any(Number),
      materialCount: 2,
      categories: [{ slug: 'isolation', name: 'Isolation', illustration: expect.any(String) }],
      replyMinutes: 40,
      holiday: null,
    });
    expect(await listNames({ city: 'Lyon', radius: '10', q: 'tuiles' })).toEqual(['Tuiles Proches']);
  });

  it('sans lieu, vont de celui qui propose le plus à celui qui propose le moins', async () => {
    const { id: small } = await createSeller(context.db, { companyName: 'Ardoises Une' });
    const { id: large } = await createSeller(context.db, { companyName: 'Ardoises Deux' });
    await createMaterial(context.db, { sellerId: small });
    for (let count = 0; count < 2; count++) await createMaterial(context.db, { sellerId: large });
    const { items } = await list({ q: 'ardoises' });
    expect(items.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
      ['Ardoises Deux', null],
      ['Ardoises Une', null],
    ]);
  });

  it('suivent ce qu’ils publient, retirent, déplacent et suppriment', async () => {
    const { id: sellerId } = await createSeller(context.db, { companyName: 'Zinc Mobile' });
    const { id } = await createMaterial(context.db, { sellerId, status: 'brouillon' });
    const change = (values: object) =>
      context.db.updateTable('materials').set(values).where('id', '=', id).execute();
    expect(await listNames({ q: 'zinc' })).toEqual([]);
    await change({ status: 'publie' });
    expect(await listNames({ q: 'zinc' })).toEqual(['Zinc Mobile']);
    expect(await listNames({ q: 'zinc', city: 'Lyon', radius: '20' })).toEqual([]);
    await change(atLyon);
    expect(await listNames({ q: 'zinc', city: 'Lyon', radius: '20' })).toEqual(['Zinc Mobile']);
    await change({ stock: 3 });
    expect(await context.db.selectFrom('staleSellers').selectAll().execute()).toEqual([]);
    await change({ status: 'en_pause' });
    expect(await listNames({ q: 'zinc' })).toEqual([]);
    await change({ status: 'publie' });
    expect(await listNames({ q: 'zinc' })).toEqual(['Zinc Mobile']);
    await context.db.deleteFrom('materials').where('id', '=', id).execute();
    expect(await listNames({ q: 'zinc' })).toEqual([]);
  });

  it('se cherchent par leur nom, sans accents, et « % » n’est qu’un caractère', async () => {
    const { id: sellerId } = await createSeller(context.db, { companyName: 'Chênes & Hêtres' });
    await createMaterial(context.db, { sellerId });
    expect(await listNames({ q: 'CHENES' })).toEqual(['Chênes & Hêtres']);
    expect(await listNames({ q: 'ch%nes' })).toEqual([]);
  });

  it('disent où ils livrent sur leur page', async () => {
    const seller = await createSeller(context.db);
    await context.db
      .updateTable('users')
      .set({ verifiedAt: new Date() })
      .where('id', '=', seller.id)
      .execute();
    const terms = { deliveryBaseCents: 0, deliveryPerKmCents: 100, deliveryFreeRadiusKm: 0 };
    await createMaterial(context.db, { sellerId: seller.id, ...atLyon, ...terms, deliveryMaxKm: 20 });
    await createMaterial(context.db, { sellerId: seller.id, ...atLyon, ...terms, deliveryMaxKm: 40 });
    await refreshSellers(context.db);
    expect(await readSeller(seller.id)).toMatchObject({
      categories: [{ slug: 'isolation' }],
      places: [{ city: 'Lyon', postalCode: '69007', materialCount: 2, deliveryKm: 40 }],
    });
  });

  it.each([
    ['city', { city: 'Nullepart-sur-Rien' }],
    ['radius', { city: 'Lyon', radius: '0' }],
    ['lat', { lat: '45' }],
    ['page', { page: '0' }],
  ])('ne se cherchent pas avec « %s » qui ne convient pas', async (field, query) => {
    const response = await context.app.inject({ url: '/api/sellers', query });
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });

  it('vont par pages de vingt-quatre', async () => {
    for (let count = 0; count < 25; count++) {
      const { id: sellerId } = await createSeller(context.db, { companyName: `Page ${newId()}` });
      await createMaterial(context.db, { sellerId });
    }
    const [first, second] = [await list({ q: 'page' }), await list({ q: 'page', page: '2' })];
    expect([first.items.length, first.total, second.items.length]).toEqual([24, 25, 1]);
    const ids = new Set([...first.items, ...second.items].map(({ id }) => id));
    expect(ids.size).toBe(25);
  });
});
