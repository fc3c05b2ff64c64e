import { limits } from '@parpaing/contract/limits';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { logInAs } from '../../testing/accounts.ts';
import { createUser } from '../../testing/factories.ts';
import { useSeller } from '../../testing/seller-calls.ts';
import { fillMaterialForm, openShop } from '../../testing/sellers.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
const selling = useSeller(context);
const { call, visit, upload, sendPhoto, publish } = selling;
type Headers = { authorization: string };
let other: Awaited<ReturnType<typeof openShop>>;
let buyer: Headers;
let admin: Headers;

beforeAll(async () => {
  const { app, db } = context;
  other = await openShop(context);
  buyer = (await logInAs(app, await createUser(db))).headers;
  admin = (await logInAs(app, await createUser(db, { role: 'ADMIN' }))).headers;
});

type Method = Parameters<typeof call>[0];
const faults = (response: { json(): { details?: { field: string }[] } }) =>
  response.json().details?.map(({ field }) => field);

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

  it('ses délais sont les siens, sinon ceux de sa boutique', async () => {
    const shop = { availableInDays: 2, deliveryInDays: 6 };
    const changeShop = (payload: object) =>
      context.app.inject({
        method: 'PATCH',
        url: '/api/users/profile/shop',
        headers: selling.seller.headers,
        payload,
      });
    expect((await changeShop(shop)).json()).toMatchObject(shop);
    const saved = await publish({ deliveryInDays: 0 });
    expect(saved).toMatchObject({ availableInDays: null, deliveryInDays: 0 });
    expect((await visit(saved.id)).json()).toMatchObject({ pickupDays: 2, arrivalDays: 2 });
    await changeShop({ availableInDays: null });
    const changed = async () =>
      expect((await visit(saved.id)).json()).toMatchObject({ pickupDays: null, arrivalDays: 0 });
    await vi.waitFor(changed, { timeout: 20_000, interval: 50 });
    const { material } = (await call('GET', `/mine/${saved.id}`)).json();
    expect([material.deliveryInDays, material.version]).toEqual([0, 1]);
    await changeShop({ deliveryInDays: null });
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
    ['plus de 90 jours de délai', { availableInDays: 91 }, 'availableInDays'],
    ['un jour et demi de livraison', { deliveryInDays: 1.5 }, 'deliveryInDays'],
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
    ['deliveryInDays', { deliveryInDays: -1 }, 'Indiquez des jours entiers, de 0 à 90'],
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
});

describe('un brouillon', () => {
  const save = (id: string, version: number, content: object, headers = selling.seller.headers) =>
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
    const elsewhere = (await logInAs(context.app, selling.seller)).headers;
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
    expect((await visit(id)).json().seller.id).toBe(selling.seller.id);
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
