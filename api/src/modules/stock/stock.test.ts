import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createMaterial, createUser } from '../../testing/factories.ts';
import { useSeller } from '../../testing/seller-calls.ts';
import { fillMaterialForm, openShop } from '../../testing/sellers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
const selling = useSeller(context);
const { call, visit, publish } = selling;
const faults = (response: { json(): { details?: { field: string }[] } }) =>
  response.json().details?.map(({ field }) => field);

let other: Awaited<ReturnType<typeof openShop>>;
let buyer: { authorization: string };
beforeAll(async () => {
  const { app, db } = context;
  other = await openShop(context);
  buyer = (await logInAs(app, await createUser(db))).headers;
});

describe('un vendeur tient son stock', () => {
  const change = (ids: string[], kind: object, headers = selling.seller.headers) =>
    call('POST', '/mine/changes', { ids, change: kind }, headers);

  it('change stock et prix sur place, vus aussitôt', async () => {
    const { id } = await publish();
    const changed = await call('PATCH', `/${id}`, { version: 1, stock: 3, priceCents: 3900 });
    expect(changed.json()).toMatchObject({ version: 2, stock: 3, priceCents: 3900 });
    expect((await visit(id)).json()).toMatchObject({ stock: 3, priceCents: 3900 });
    expect((await call('PATCH', `/${id}`, { version: 1, stock: 9 })).statusCode).toBe(409);
  });

  it('met en pause, publie de nouveau, archive', async () => {
    const { id } = await publish();
    await change([id], { kind: 'status', status: 'en_pause' });
    expect((await visit(id)).statusCode).toBe(410);
    await change([id], { kind: 'status', status: 'publie' });
    expect((await visit(id)).statusCode).toBe(200);
    expect((await call('POST', `/${id}/status`, { status: 'archive' })).json().status).toBe('archive');
  });

  it('supprime, puis revient sur sa décision', async () => {
    const { id } = await publish();
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204);
    expect((await visit(id)).statusCode).toBe(410);
    expect((await call('GET', `/mine/${id}`)).statusCode).toBe(404);
    await change([id], { kind: 'restore' });
    expect((await visit(id)).statusCode).toBe(200);
  });

  it('supprimés sous la même référence, le second revient sans elle, et rien au-delà du nombre permis', async () => {
    const shop = await openShop(context);
    const twins = [newId(), newId()];
    for (const id of twins) {
      await call('POST', '', fillMaterialForm({ id, reference: 'JUMEAU' }), shop.headers);
      await change([id], { kind: 'delete' }, shop.headers);
    }
    const setLimit = (materialLimit: number) =>
      context.db
        .updateTable('providerProfiles')
        .set({ materialLimit })
        .where('userId', '=', shop.id)
        .execute();
    await setLimit(1);
    const refused = await change(twins, { kind: 'restore' }, shop.headers);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'too_many_materials']);
    await setLimit(2);
    expect((await change(twins, { kind: 'restore' }, shop.headers)).json().changed.sort()).toEqual(
      twins.sort(),
    );
    const rows = await context.db
      .selectFrom('materials')
      .select('reference')
      .where('id', 'in', twins)
      .execute();
    expect(rows.map(({ reference }) => reference).sort()).toEqual(['JUMEAU', null]);

    await change(twins, { kind: 'delete' }, shop.headers);
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    await context.db.updateTable('materials').set({ deletedAt: longAgo }).where('id', 'in', twins).execute();
    expect((await change(twins, { kind: 'restore' }, shop.headers)).json()).toEqual({
      changed: [],
      refused: twins,
    });
  });

  it('change des prix tels qu’il les a vus, pas ceux qui ont changé entre-temps', async () => {
    const [first, second] = [await publish(), await publish()];
    await call('PATCH', `/${second.id}`, { version: 1, priceCents: 5000 });
    const prices = [first, second].map(({ id }) => ({ id, version: 1, priceCents: 3981 }));
    const answer = (await call('POST', '/mine/prices', { prices })).json();
    expect(answer).toEqual({ changed: [first.id], refused: [second.id] });
  });

  it('duplique avec photos, documents et délais, une seule fois', async () => {
    const delays = { availableInDays: 2, deliveryInDays: 5 };
    const { id } = await publish({ reference: 'UNIQUE-1', ...delays });
    const copies = [{ id: newId(), of: id }];
    await call('POST', '/mine/copies', { copies });
    expect((await call('POST', '/mine/copies', { copies })).statusCode).toBe(200);
    const { material } = (await call('GET', `/mine/${copies[0]?.id}`)).json();
    expect(material).toMatchObject({
      status: 'brouillon',
      title: 'Laine de verre GR 32, ép. 120 mm (copie)',
      reference: null,
      pictures: [{ alt: 'Rouleaux' }],
      ...delays,
    });
  });

  it('ne duplique ni au-delà du nombre permis, ni ce qui est masqué ; répété, l’appel répond comme la première fois', async () => {
    const shop = await openShop(context);
    const { id } = await createMaterial(context.db, { sellerId: shop.id });
    const profile = context.db.updateTable('providerProfiles').where('userId', '=', shop.id);
    await profile.set({ materialLimit: 2 }).execute();
    const copy = (copies: object[]) => call('POST', '/mine/copies', { copies }, shop.headers);
    const first = [{ id: newId(), of: id }];
    expect((await copy(first)).statusCode).toBe(200);
    expect((await copy(first)).statusCode).toBe(200);
    expect((await copy([{ id: newId(), of: id }])).json().error).toBe('too_many_materials');
    await profile.set({ materialLimit: 9 }).execute();
    const hidden = {
      hiddenAt: new Date(),
      hiddenReason: 'autre',
      statusBeforeHiding: 'publie',
      status: 'en_pause',
    };
    await context.db.updateTable('materials').set(hidden).where('id', '=', id).execute();
    expect((await copy([{ id: newId(), of: id }])).json().error).toBe('material_hidden');
  });

  it('retrouve ses matériaux par statut, par mot, dans l’ordre voulu', async () => {
    const shop = await openShop(context);
    for (const [title, priceCents] of [
      ['Sable fin', 100],
      ['Gravier 6/14', 300],
      ['Sable à maçonner', 200],
    ] as const) {
      await call('POST', '', fillMaterialForm({ title, priceCents }), shop.headers);
    }
    const list = async (query: string) =>
      (await call('GET', `/mine${query}`, undefined, shop.headers)).json();
    const { items, total, counts } = await list('?sort=price');
    expect(items.map(({ priceCents }: { priceCents: number }) => priceCents)).toEqual([300, 200, 100]);
    expect([total, counts.brouillon, counts.publie]).toEqual([3, 3, 0]);
    expect((await list('?q=SABLE')).total).toBe(2);
    expect((await list('?q=%25')).total).toBe(0);
    expect((await list('?status=publie')).items).toEqual([]);
    expect(await list('?sort=price&limit=1&page=2')).toMatchObject({
      items: [{ priceCents: 200 }],
      total: 3,
    });
    expect((await list('?limit=26')).error).toBe('invalid_input');
  });

  it('voit d’abord ce qui a été le plus vu depuis trente jours', async () => {
    const shop = await openShop(context);
    const { db } = context;
    const today = new Date().toISOString().slice(0, 10);
    const publishViewed = async (title: string, views: number) => {
      const { id } = await createMaterial(db, { title, sellerId: shop.id });
      for (let count = 0; count < views; count++) {
        const visitor = Buffer.from(`visitor ${count}`);
        const event = { day: today, sellerId: shop.id, materialId: id, visitor, source: 'direct', words: '' };
        await db.insertInto('viewEvents').values(event).execute();
      }
      return id;
    };
    await publishViewed('Peu vu', 3);
    await publishViewed('Très vu', 8);
    const old = { materialId: await publishViewed('Vu autrefois', 0), day: '2026-01-05' };
    await db
      .insertInto('materialTotals')
      .values({ ...old, views: 90, favorites: 0, contacts: 0 })
      .execute();
    const { items } = (await call('GET', '/mine?sort=views', undefined, shop.headers)).json();
    expect(items.map(({ title, views }: { title: string; views: number }) => [title, views])).toEqual([
      ['Très vu', 8],
      ['Peu vu', 3],
      ['Vu autrefois', 0],
    ]);
  });

  it('ne publie pas pour la première fois sans photo', async () => {
    const form = fillMaterialForm();
    await call('POST', '', form);
    const answer = await change([form.id], { kind: 'status', status: 'publie' });
    expect(answer.json()).toEqual({ changed: [], refused: [form.id] });
    const single = await call('POST', `/${form.id}/status`, { status: 'publie' });
    expect([single.statusCode, single.json().error]).toEqual([409, 'material_incomplete']);
    expect(single.json().message).toContain('il lui faut une photo');
  });

  it('vend à quelqu’un qui lui a écrit, ou ailleurs', async () => {
    const { id } = await publish();
    const message = { materialId: id, clientId: newId(), text: 'Encore disponible ?' };
    const written = await context.app.inject({
      method: 'POST',
      url: '/api/conversations',
      headers: buyer,
      payload: message,
    });
    expect(written.statusCode).toBe(200);
    const { people } = (await call('GET', `/mine/${id}/interested`)).json();
    expect(people).toMatchObject([{ name: 'Camille Morel' }]);
    const stranger = await call('POST', `/${id}/sale`, { buyerId: other.id });
    expect(faults(stranger)).toEqual(['buyerId']);
    const sold = await call('POST', `/${id}/sale`, { buyerId: people[0].id });
    expect(sold.json().status).toBe('vendu');
    await call('POST', `/${id}/status`, { status: 'archive' });
    const archived = await context.db
      .selectFrom('materials')
      .select(['soldAt', 'buyerId'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(archived).toEqual({ soldAt: null, buyerId: null });
    await call('DELETE', `/${id}`);
    expect((await call('POST', `/${id}/sale`, { buyerId: null })).statusCode).toBe(404);
  });
});
