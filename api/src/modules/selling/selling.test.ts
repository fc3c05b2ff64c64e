import { limits } from '@parpaing/contract/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createMaterial, createUser } from '../../testing/factories.ts';
import { fillMaterialForm, openShop } from '../../testing/sellers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
type Headers = { authorization: string };
let seller: Awaited<ReturnType<typeof openShop>>;
let other: Awaited<ReturnType<typeof openShop>>;
let buyer: Headers;
let admin: Headers;

beforeAll(async () => {
  const { app, db } = context;
  seller = await openShop(context);
  other = await openShop(context);
  buyer = (await logInAs(app, await createUser(db))).headers;
  admin = (await logInAs(app, await createUser(db, { role: 'ADMIN' }))).headers;
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, path: string, payload?: object, headers: Headers = seller.headers) =>
  context.app.inject({ method, url: `/api/materials${path}`, headers, ...(payload && { payload }) });
const visit = (id: string) => context.app.inject(`/api/materials/${id}`);
const faults = (response: { json(): { details?: { field: string }[] } }) =>
  response.json().details?.map(({ field }) => field);

async function sendPhoto(materialId: string, headers = seller.headers, content?: Buffer) {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b8562f' } })
    .jpeg()
    .toBuffer();
  return upload(`/${materialId}/images`, 'image', 'mur.jpg', content ?? picture, headers);
}
async function upload(path: string, field: string, name: string, content: Buffer, headers = seller.headers) {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)]), name);
  const body = new Response(form);
  return context.app.inject({
    method: 'POST',
    url: `/api/materials${path}`,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

async function publish(values: object = {}) {
  const id = newId();
  const photo = (await sendPhoto(id)).json();
  const pictures = [{ id: photo.id, alt: 'Rouleaux' }];
  const response = await call('POST', '', fillMaterialForm({ id, publish: true, pictures, ...values }));
  expect(response.statusCode).toBe(200);
  return response.json();
}

const longText = '€'.repeat(limits.attributeLength);
const longAttributes = {
  origine: longText,
  norme: longText,
  conditionnement: longText,
  date_depose: longText,
};

describe('un vendeur publie un matériau', () => {
  it('que tous lisent aussitôt, avec sa photo', async () => {
    const { id, status, version } = await publish();
    expect([status, version]).toEqual(['publie', 1]);
    const { statusCode, ...response } = await visit(id);
    expect(statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      title: 'Laine de verre GR 32, ép. 120 mm',
      city: 'Montreuil',
      basePriceCents: 775.9259,
      delivery: { baseCents: 2900, perKmCents: 110, freeRadiusKm: 8, maxKm: 50 },
      pictures: [{ alt: 'Rouleaux' }],
      attributes: [
        { key: 'epaisseur', value: 120 },
        { key: 'acermi', value: true },
      ],
    });
  });

  it('envoyé deux fois, il n’est créé qu’une fois', async () => {
    const form = fillMaterialForm();
    const [first, second] = [await call('POST', '', form), await call('POST', '', form)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
    const changed = await call('POST', '', { ...form, stock: 1 });
    expect([changed.statusCode, changed.json().error]).toEqual([409, 'idempotency_key_reused']);
  });

  it('un matériau sans photo reste un brouillon, que personne d’autre ne voit', async () => {
    const refused = await call('POST', '', fillMaterialForm({ publish: true }));
    expect([refused.statusCode, faults(refused)]).toEqual([400, ['pictures']]);
    const { id } = (await call('POST', '', fillMaterialForm())).json();
    expect((await visit(id)).statusCode).toBe(404);
    expect((await call('GET', `/mine/${id}`, undefined, other.headers)).statusCode).toBe(403);
  });

  it('des tuiles vendues à la pièce ont un prix au mètre carré', async () => {
    const tiles = { categorySlug: 'tuiles-mecaniques', saleUnit: 'piece', attributes: {}, priceCents: 120 };
    const { id, content } = await publish({ ...tiles, piecesPerM2: 15, content: 1 });
    expect(content).toBeCloseTo(1 / 15, 10);
    expect((await visit(id)).json().basePriceCents).toBeCloseTo(1800, 1);
  });

  it.each([
    ['une catégorie inconnue', { categorySlug: 'licornes' }, 'categorySlug'],
    ['une catégorie trop large', { categorySlug: 'isolation' }, 'categorySlug'],
    ['une caractéristique d’une autre catégorie', { attributes: { ampérage: 16 } }, 'attributes.ampérage'],
    ['une épaisseur en lettres', { attributes: { epaisseur: 'douze' } }, 'attributes.epaisseur'],
    ['une euroclasse qui n’existe pas', { attributes: { euroclasse: 'Z' } }, 'attributes.euroclasse'],
    ['des caractéristiques trop longues', { attributes: longAttributes }, 'attributes.origine'],
    ['une commune inconnue', { place: { code: '00000', postalCode: '00000' } }, 'place'],
    ['un prix négatif', { priceCents: -1 }, 'priceCents'],
    ['un prix de 0', { priceCents: 0 }, 'priceCents'],
    ['une date passée', { availableUntil: '2020-12-31' }, 'availableUntil'],
    ['un titre vide', { title: '   ' }, 'title'],
    ['ni retrait ni livraison', { pickup: false, delivery: null }, 'pickup'],
    ['un contenu en m² de ce qui se vend au m²', { saleUnit: 'm2', content: 3 }, 'content'],
    ['une photo qui n’est pas la sienne', { pictures: [{ id: newId(), alt: '' }] }, 'pictures'],
    ['un document inconnu', { documents: [{ id: newId(), title: 'Fiche' }] }, 'documents'],
  ])('ne peut donner %s', async (_, values, field) => {
    const response = await call('POST', '', fillMaterialForm(values));
    expect([response.statusCode, faults(response)]).toEqual([400, [field]]);
  });

  it.each([
    ['priceCents', { priceCents: limits.maxPriceEuros * 100 + 1 }, 'jusqu’à 1\u00a0000\u00a0000\u00a0€'],
    ['minOrder', { stock: 3 }, 'La commande minimale dépasse le stock.'],
    ['availableUntil', { availableUntil: '2020-12-31' }, 'Cette date est passée.'],
  ])('en publiant, %s est refusé avec une phrase qui dit la règle', async (field, values, message) => {
    const pictures = [{ id: newId(), alt: '' }];
    const response = await call('POST', '', fillMaterialForm({ publish: true, pictures, ...values }));
    expect(response.json().details).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  it('épuisé ou en brouillon, un matériau garde sa commande minimale', async () => {
    await publish({ stock: 0 });
    const { id } = (await call('POST', '', fillMaterialForm({ stock: 3 }))).json();
    const refused = await call('POST', `/${id}/status`, { status: 'publie' });
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'material_incomplete']);
  });

  it.each([
    ['un prix de 0', { priceCents: 0 }],
    ['un minimum au-dessus du stock', { stock: 3, minOrder: 50 }],
    ['une date passée', { availableUntil: new Date('2020-12-31T12:00:00Z') }],
  ])('avec %s, ni son bouton ni l’action groupée ne le publient', async (_, values) => {
    const { id } = await publish();
    await call('POST', `/${id}/status`, { status: 'en_pause' });
    await context.db.updateTable('materials').set(values).where('id', '=', id).execute();
    expect((await call('POST', `/${id}/status`, { status: 'publie' })).statusCode).toBe(409);
    const change = { kind: 'status', status: 'publie' };
    const changed = await call('POST', '/mine/changes', { ids: [id], change });
    expect(changed.json()).toEqual({ changed: [], refused: [id] });
  });

  it('ce que le temps ou les ventes ont dépassé n’empêche pas de corriger le reste', async () => {
    const { id, version } = await publish();
    const past = new Date('2020-12-31T12:00:00Z');
    await context.db
      .updateTable('materials')
      .set({ stock: 3, availableUntil: past })
      .where('id', '=', id)
      .execute();
    const { pictures, ...saved } = (await call('GET', `/mine/${id}`)).json().material;
    const form = {
      ...saved,
      pictures: pictures.map(({ id, alt }: { id: string; alt: string }) => ({ id, alt })),
    };
    const save = (values: object) => call('PUT', `/${id}`, { ...form, publish: false, version, ...values });
    expect(faults(await save({ availableUntil: '2020-12-30' }))).toEqual(['availableUntil']);
    expect(faults(await save({ stock: 2 }))).toEqual(['minOrder']);
    expect(faults(await save({ publish: true }))).toEqual(['minOrder', 'availableUntil']);
    expect((await save({ title: 'Laine de verre, fin de lot' })).statusCode).toBe(200);
  });

  it('un particulier ne facture pas de TVA', async () => {
    const person = await openShop(context, 'particulier');
    const refused = await call('POST', '', fillMaterialForm(), person.headers);
    expect(faults(refused)).toEqual(['vatRate']);
    const accepted = await call('POST', '', fillMaterialForm({ vatRate: 0 }), person.headers);
    expect(accepted.statusCode).toBe(200);
  });

  it('une référence ne sert qu’une fois, sans égard aux majuscules', async () => {
    await call('POST', '', fillMaterialForm({ reference: 'GR32-120' }));
    expect(faults(await call('POST', '', fillMaterialForm({ reference: 'gr32-120' })))).toEqual([
      'reference',
    ]);
    const elsewhere = await call('POST', '', fillMaterialForm({ reference: 'GR32-120' }), other.headers);
    expect(elsewhere.statusCode).toBe(200);
  });

  it('les photos d’un autre restent à lui', async () => {
    const photo = (await sendPhoto(newId(), other.headers)).json();
    const stolen = await call('POST', '', fillMaterialForm({ pictures: [{ id: photo.id, alt: '' }] }));
    expect(faults(stolen)).toEqual(['pictures']);
  });
});

describe('un vendeur joint des documents', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n%%EOF\n');

  it('que l’acheteur ouvre sous le titre choisi, jamais sous un chemin', async () => {
    const id = newId();
    const sent = await upload(`/${id}/documents`, 'document', '../../Fiche technique.pdf', pdf);
    expect(sent.json()).toMatchObject({ title: 'Fiche technique', bytes: pdf.length });
    const material = await publish({ documents: [{ id: sent.json().id, title: 'Fiche technique' }] });
    const { documents } = (await visit(material.id)).json();
    expect(documents).toMatchObject([{ name: 'Fiche technique' }]);
    expect((await context.app.inject(documents[0].url)).statusCode).toBe(200);
  });

  it.each([
    ['une page HTML', Buffer.from('<script>alert(1)</script>')],
    ['un PDF coupé', pdf.subarray(0, 20)],
    ['rien', Buffer.alloc(0)],
  ])('%s est refusé', async (_, content) => {
    expect((await upload(`/${newId()}/documents`, 'document', 'a.pdf', content)).statusCode).toBe(415);
  });
});

describe('un vendeur modifie un matériau', () => {
  it('et chacun lit la nouvelle version', async () => {
    const { id, version, pictures } = await publish();
    const kept = pictures.map((picture: { id: string }) => ({ id: picture.id, alt: '' }));
    const title = 'Laine de verre GR 32, ép. 140 mm';
    const form = fillMaterialForm({ version, title, pictures: kept });
    expect((await call('PUT', `/${id}`, form)).json()).toMatchObject({ version: 2, status: 'publie' });
    expect((await visit(id)).json()).toMatchObject({ title, pictures: [{ alt: title }] });
    expect(faults(await call('PUT', `/${id}`, { ...form, version: 2, pictures: [] }))).toEqual(['pictures']);
    await call('POST', `/${id}/status`, { status: 'en_pause' });
    const emptied = await call('PUT', `/${id}`, { ...form, version: 3, pictures: [] });
    expect(emptied.json().pictures).toEqual([]);
    expect((await call('PUT', `/${id}`, { ...form, version: 4 })).json().pictures).toHaveLength(1);
  });

  it('deux onglets ne s’écrasent pas : le second l’apprend et rien n’est perdu', async () => {
    const { id, version, pictures } = await publish();
    const form = fillMaterialForm({ version, pictures: [{ id: pictures[0].id, alt: '' }] });
    const answers = await Promise.all([
      call('PUT', `/${id}`, { ...form, stock: 10 }),
      call('PUT', `/${id}`, { ...form, stock: 20 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('material_changed');
  });

  it('change stock et prix sur place, vus aussitôt', async () => {
    const { id } = await publish();
    const changed = await call('PATCH', `/${id}`, { version: 1, stock: 3, priceCents: 3900 });
    expect(changed.json()).toMatchObject({ version: 2, stock: 3, priceCents: 3900 });
    expect((await visit(id)).json()).toMatchObject({ stock: 3, priceCents: 3900 });
    expect((await call('PATCH', `/${id}`, { version: 1, stock: 9 })).statusCode).toBe(409);
  });
});

describe('un vendeur tient son stock', () => {
  const change = (ids: string[], kind: object, headers = seller.headers) =>
    call('POST', '/mine/changes', { ids, change: kind }, headers);

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

  it('duplique avec photos et documents, une seule fois', async () => {
    const { id } = await publish({ reference: 'UNIQUE-1' });
    const copies = [{ id: newId(), of: id }];
    await call('POST', '/mine/copies', { copies });
    expect((await call('POST', '/mine/copies', { copies })).statusCode).toBe(200);
    const { material } = (await call('GET', `/mine/${copies[0]?.id}`)).json();
    expect(material).toMatchObject({
      status: 'brouillon',
      title: 'Laine de verre GR 32, ép. 120 mm (copie)',
      reference: null,
      pictures: [{ alt: 'Rouleaux' }],
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

describe('un brouillon', () => {
  const save = (id: string, version: number, content: object, headers = seller.headers) =>
    call(
      'PUT',
      `/mine/${id}/draft`,
      { content, version, baseVersion: null, pictureIds: [], documentIds: [] },
      headers,
    );

  it('trop long, est refusé avec sa propre phrase', async () => {
    const refused = await save(newId(), 0, { description: 'x'.repeat(limits.draftLength) });
    expect(refused.json().details).toEqual([
      { field: 'content', message: 'Ce brouillon est trop long. Raccourcissez-le.' },
    ]);
  });

  it('se retrouve sur un autre appareil, avec ses photos', async () => {
    const id = newId();
    const photo = (await sendPhoto(id)).json();
    const draft = {
      content: { title: 'Lai' },
      version: 0,
      baseVersion: null,
      pictureIds: [photo.id],
      documentIds: [],
    };
    expect((await call('PUT', `/mine/${id}/draft`, draft)).json().version).toBe(1);
    const elsewhere = (await logInAs(context.app, seller)).headers;
    const found = (await call('GET', `/mine/${id}`, undefined, elsewhere)).json();
    expect(found).toMatchObject({
      material: null,
      draft: { content: { title: 'Lai' }, version: 1, pictures: [{ id: photo.id }] },
    });
    const { items } = (await call('GET', '/mine/drafts')).json();
    expect(items).toMatchObject([{ id, title: 'Lai', picture: { id: photo.id } }]);
  });

  it('n’est pas écrasé par un onglet plus ancien', async () => {
    const id = newId();
    await save(id, 0, { title: 'Un' });
    await save(id, 1, { title: 'Deux' });
    expect((await save(id, 1, { title: 'Vieux' })).json().error).toBe('material_changed');
    expect((await save(id, 0, { title: 'Vieux' })).statusCode).toBe(409);
  });

  it('disparaît quand son matériau est enregistré', async () => {
    const form = fillMaterialForm();
    await save(form.id, 0, { title: 'Lai' });
    await call('POST', '', form);
    expect((await call('GET', `/mine/${form.id}`)).json().draft).toBeNull();
  });

  it('reste à son auteur', async () => {
    const id = newId();
    await save(id, 0, { title: 'Secret' });
    expect((await call('GET', `/mine/${id}`, undefined, other.headers)).statusCode).toBe(404);
    expect((await save(id, 1, { title: 'Vol' }, other.headers)).statusCode).toBe(409);
    await call('DELETE', `/mine/${id}/draft`, undefined, other.headers);
    expect((await call('GET', `/mine/${id}`)).statusCode).toBe(200);
  });

  it('trop gros est refusé', async () => {
    expect((await save(newId(), 0, { title: 'x'.repeat(70_000) })).statusCode).toBe(400);
  });
});

describe('chaque appel du vendeur', () => {
  const requests = (id: string): [Method, string, object?][] => [
    ['GET', `/mine/${id}`],
    ['GET', `/mine/${id}/interested`],
    ['PUT', `/${id}`, fillMaterialForm({ version: 1 })],
    ['PATCH', `/${id}`, { version: 1, stock: 1 }],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/status`, { status: 'en_pause' }],
    ['POST', `/${id}/sale`, { buyerId: null }],
    ['POST', '/mine/changes', { ids: [id], change: { kind: 'delete' } }],
    ['POST', '/mine/prices', { prices: [{ id, version: 1, priceCents: 1 }] }],
    ['POST', '/mine/copies', { copies: [{ id: newId(), of: id }] }],
    [
      'PUT',
      `/mine/${id}/draft`,
      { content: {}, version: 0, baseVersion: 1, pictureIds: [], documentIds: [] },
    ],
  ];

  it('est refusé à un visiteur, à un acheteur et à un autre vendeur', async () => {
    const { id } = await publish();
    for (const [method, path, payload] of requests(id)) {
      const statuses = [
        (await context.app.inject({ method, url: `/api/materials${path}`, ...(payload && { payload }) }))
          .statusCode,
        (await call(method, path, payload, buyer)).statusCode,
        (await call(method, path, payload, other.headers)).statusCode,
      ];
      expect([method, path, ...statuses]).toEqual([method, path, 401, 403, 403]);
    }
    expect((await sendPhoto(id, other.headers)).statusCode).toBe(403);
    expect((await visit(id)).statusCode).toBe(200);
  });

  it('est permis à un administrateur', async () => {
    const { id, pictures } = await publish();
    const kept = [{ id: pictures[0].id, alt: '' }];
    const form = fillMaterialForm({ version: 1, title: 'Titre corrigé', pictures: kept });
    expect((await call('PUT', `/${id}`, form, admin)).statusCode).toBe(200);
    expect((await visit(id)).json().seller.id).toBe(seller.id);
    await call('POST', '/mine/prices', { prices: [{ id, version: 2, priceCents: 100 }] }, admin);
    await call('POST', `/${id}/status`, { status: 'en_pause' }, admin);
    await call('POST', `/${id}/status`, { status: 'archive' });
    await call('POST', `/${id}/sale`, { buyerId: null }, admin);
    await call('DELETE', `/${id}`, undefined, admin);
    const entries = await context.db
      .selectFrom('moderationLog')
      .select(['action', 'targetLabel', 'note'])
      .where('targetId', '=', id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual(
      [
        'Annonce modifiée',
        'Prix ou stock modifié',
        'Statut changé',
        'Annonce marquée vendue',
        'Annonce supprimée',
      ].map((note) => ({ action: 'edit_material', targetLabel: 'Titre corrigé', note })),
    );
    const own = await call('POST', '', fillMaterialForm(), admin);
    expect([own.statusCode, own.json().error]).toEqual([409, 'seller_profile_missing']);
  });

  it('d’un matériau inconnu ne mène à rien', async () => {
    for (const [method, path, payload] of requests(newId()).slice(0, -1)) {
      expect([path, (await call(method, path, payload)).statusCode]).toEqual([path, 404]);
    }
  });
});
