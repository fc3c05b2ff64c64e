import { describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import {
  type Correspondent,
  createCorrespondent,
  createExchange,
  createSellingCorrespondent,
} from '../../testing/correspondents.ts';
import { createMaterial } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

const setStatus = (id: string, status: string) =>
  context.db.updateTable('materials').set({ status }).where('id', '=', id).execute();
const exhaust = (key: string, taken: number) =>
  context.db
    .insertInto('rateLimits')
    .values({ key, taken, endsAt: new Date(Date.now() + 60_000) })
    .execute();
const titles = ({ items }: { items: { material: { title: string } }[] }) =>
  items.map(({ material }) => material.title);

/** As many conversations as titles, the last one the latest. */
async function writeAbout(buyer: Correspondent, sellerId: string, names: string[]) {
  const ids: string[] = [];
  for (const title of names) {
    const { id } = await createMaterial(context.db, { sellerId, title });
    ids.push((await buyer.start(id, `À propos de ${title}`)).json().id);
  }
  return ids;
}

describe('un acheteur écrit à un vendeur', () => {
  it('et chacun voit la conversation, avec le nom public de l’autre et le matériau', async () => {
    const { buyer, seller, materialId, id } = await createExchange(context);
    const seen = await buyer.read(id);
    expect(seen).toMatchObject({
      id,
      material: {
        id: materialId,
        title: 'Laine de verre GR 32',
        condition: 'surplus',
        priceCents: 2340,
        vatRate: 20,
        saleUnit: 'rouleau',
        stock: 6,
        picture: null,
        status: 'publie',
      },
      other: { id: seller.id, name: 'Négoce Dupré', profileImageUrl: null, isGone: false },
      isSeller: false,
      lastMessage: { text: 'Bonjour, le lot est-il complet ?', isMine: true },
      unreadCount: 0,
      isArchived: false,
      replyMinutes: 100,
      otherRead: null,
    });
    const [received] = (await seller.list()).items;
    expect(received).toMatchObject({
      id,
      other: { id: buyer.id, name: 'Camille R.' },
      isSeller: true,
      lastMessage: { text: 'Bonjour, le lot est-il complet ?', isMine: false },
      unreadCount: 1,
    });
    expect((await seller.read(id)).replyMinutes).toBeNull();
    const { headers } = await buyer.call('GET', '/api/conversations');
    expect(headers['cache-control']).toBe('no-store');
    const told = JSON.stringify([seen, received]);
    for (const { email } of [buyer, seller]) expect(told).not.toContain(email);
  });

  it('une seule conversation par matériau, qui continue quand il est vendu', async () => {
    const { buyer, materialId, id } = await createExchange(context);
    await setStatus(materialId, 'vendu');
    expect((await buyer.start(materialId, 'Et la prochaine fois ?')).json()).toEqual({ id });
    const { items } = await buyer.listMessages(id);
    expect(items.map(({ text }: { text: string }) => text)).toEqual([
      'Bonjour, le lot est-il complet ?',
      'Et la prochaine fois ?',
    ]);
    expect((await buyer.read(id)).material.status).toBe('vendu');
  });

  it('deux premiers messages à la fois n’en ouvrent qu’une', async () => {
    const buyer = await createCorrespondent(context);
    const material = await createMaterial(context.db);
    const answers = await Promise.all(
      ['un', 'deux', 'trois', 'quatre'].map((text) => buyer.start(material.id, text)),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const { items } = await buyer.listMessages(answers[0]?.json().id);
    expect(items).toHaveLength(4);
  });

  it('le même envoi répété, même à la fois, n’est qu’un message', async () => {
    const buyer = await createCorrespondent(context);
    const material = await createMaterial(context.db);
    const clientId = newId();
    const once = () => buyer.start(material.id, 'Bonjour', clientId);
    const answers = await Promise.all([once(), once(), once()]);
    await setStatus(material.id, 'en_pause');
    answers.push(await once());
    const [first] = answers.map((answer) => answer.json());
    expect(answers.map((answer) => answer.json())).toEqual([first, first, first, first]);
    expect((await buyer.listMessages(first.id)).items).toHaveLength(1);
    expect((await buyer.start(material.id, 'Bonsoir', clientId)).json().error).toBe('idempotency_key_reused');
    expect((await buyer.listMessages(first.id)).items).toHaveLength(1);
  });

  it('pas au sujet de ce qui n’est plus en vente, est inconnu, ou est à lui', async () => {
    const seller = await createSellingCorrespondent(context);
    const own = await createMaterial(context.db, { sellerId: seller.id });
    const draft = await createMaterial(context.db, { status: 'brouillon', publishedAt: null });
    const statuses: Record<string, unknown> = {};
    for (const status of ['en_pause', 'vendu', 'archive']) {
      const { id } = await createMaterial(context.db, { status });
      const response = await seller.start(id, 'Bonjour');
      statuses[status] = [response.statusCode, response.json().error];
    }
    const gone = [410, 'material_gone'];
    expect(statuses).toEqual({ en_pause: gone, vendu: gone, archive: gone });
    expect((await seller.start(newId(), 'Bonjour')).statusCode).toBe(404);
    expect((await seller.start(draft.id, 'Bonjour')).statusCode).toBe(404);
    expect((await seller.start(own.id, 'Bonjour')).statusCode).toBe(403);
    expect((await seller.list()).items).toEqual([]);
  });

  it.each([
    ['materialId', { materialId: 'x', clientId: newId(), text: 'Bonjour' }],
    ['clientId', { materialId: newId(), text: 'Bonjour' }],
    ['text', { materialId: newId(), clientId: newId(), text: ' \n ' }],
    ['text', { materialId: newId(), clientId: newId(), text: 'x'.repeat(4001) }],
    ['text', { materialId: newId(), clientId: newId(), text: 'a\u0007b' }],
  ])('et apprend que « %s » ne convient pas', async (field, payload) => {
    const buyer = await createCorrespondent(context);
    const response = await buyer.call('POST', '/api/conversations', payload);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });

  it('à trente vendeurs par jour au plus, sans que ce qui est répété ou déjà ouvert compte', async () => {
    const { buyer, materialId } = await createExchange(context);
    await context.db
      .updateTable('rateLimits')
      .set({ taken: 29 })
      .where('key', '=', `conversations ${buyer.id}`)
      .execute();
    const clientId = newId();
    const last = await createMaterial(context.db);
    const one = await createMaterial(context.db);
    expect((await buyer.start(last.id, 'Bonjour', clientId)).statusCode).toBe(200);
    const refused = await buyer.start(one.id, 'Bonjour');
    expect([refused.statusCode, refused.json().error]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect((await buyer.start(last.id, 'Bonjour', clientId)).statusCode).toBe(200);
    expect((await buyer.start(materialId, 'Encore moi')).statusCode).toBe(200);
    expect((await buyer.list()).items).toHaveLength(2);
  });
});

describe('la liste des conversations', () => {
  it('se lit de la plus récente à la plus ancienne, page après page, sans en perdre', async () => {
    const [buyer, seller] = [await createCorrespondent(context), await createSellingCorrespondent(context)];
    const names = Array.from({ length: 22 }, (_, index) => `Lot ${index}`);
    await writeAbout(buyer, seller.id, names);
    const first = await seller.list();
    const second = await seller.list(`?cursor=${first.next}`);
    expect([...titles(first), ...titles(second)]).toEqual(names.toReversed());
    expect([first.items.length, second.next]).toEqual([20, null]);
  });

  it('se filtre : non lues, archivées, au sujet d’un matériau', async () => {
    const [buyer, seller] = [await createCorrespondent(context), await createSellingCorrespondent(context)];
    const other = await createCorrespondent(context);
    const [away = '', read = ''] = await writeAbout(buyer, seller.id, ['Rangé', 'Lu', 'Nouveau']);
    await other.start((await seller.read(away)).material.id, 'Moi aussi');
    const [message] = (await seller.listMessages(read)).items;
    await seller.markRead(read, message.id);
    expect(await seller.countUnread()).toBe(3);
    await seller.archive(away);

    expect(await seller.countUnread()).toBe(2);
    expect(titles(await seller.list())).toEqual(['Rangé', 'Nouveau', 'Lu']);
    expect(titles(await seller.list('?filter=non_lus'))).toEqual(['Rangé', 'Nouveau']);
    expect(titles(await seller.list('?filter=archives'))).toEqual(['Rangé']);
    const about = await seller.list(`?material=${(await seller.read(away)).material.id}`);
    expect(about.items.map(({ isArchived }: { isArchived: boolean }) => isArchived)).toEqual([false, true]);
    expect(titles(await buyer.list('?filter=archives'))).toEqual([]);
  });

  it.each([
    ['cursor', '?cursor=nimporte'],
    ['cursor', `?cursor=${Buffer.from(`99999999999999999 ${newId()}`).toString('base64url')}`],
    ['filter', '?filter=autre'],
    ['material', '?material=x'],
  ])('dit que « %s » ne convient pas', async (field, query) => {
    const { call } = await createCorrespondent(context);
    const response = await call('GET', `/api/conversations${query}`);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });
});

describe('une conversation archivée', () => {
  it('l’est pour soi seul, et revient d’elle-même quand l’autre écrit', async () => {
    const { buyer, seller, id } = await createExchange(context);
    expect((await buyer.archive(id)).statusCode).toBe(204);
    expect((await buyer.archive(id)).statusCode).toBe(204);
    expect([(await buyer.read(id)).isArchived, (await seller.read(id)).isArchived]).toEqual([true, false]);
    await seller.send(id, 'Oui, il l’est.');
    expect(await buyer.read(id)).toMatchObject({ isArchived: false, unreadCount: 1 });
  });

  it('se ressort, et reste rangée quand on y écrit soi-même', async () => {
    const { buyer, id } = await createExchange(context);
    await buyer.archive(id);
    await buyer.send(id, 'Une précision');
    expect((await buyer.read(id)).isArchived).toBe(true);
    await buyer.archive(id, false);
    expect((await buyer.read(id)).isArchived).toBe(false);
  });

  it('demande de dire laquelle et comment', async () => {
    const { buyer, id } = await createExchange(context);
    const response = await buyer.call('PUT', `/api/conversations/${id}/archive`, {});
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'isArchived']);
    expect((await buyer.archive('x')).statusCode).toBe(400);
  });
});

describe('la conversation d’autrui', () => {
  it('n’existe pas, quel que soit l’appel', async () => {
    const { buyer, id } = await createExchange(context);
    const [message] = (await buyer.listMessages(id)).items;
    const stranger = await createCorrespondent(context);
    for (const target of [id, newId()]) {
      const answers = await Promise.all([
        stranger.call('GET', `/api/conversations/${target}`),
        stranger.call('GET', `/api/conversations/${target}/messages`),
        stranger.send(target, 'Je passais'),
        stranger.markRead(target, message.id),
        stranger.archive(target),
      ]);
      const errors = answers.map((answer) => [answer.statusCode, answer.json().error]);
      expect(errors).toEqual(Array(5).fill([404, 'not_found']));
    }
    expect((await stranger.list()).items).toEqual([]);
    expect((await buyer.listMessages(id)).items).toHaveLength(1);
  });
});

it('ranger et marquer sans fin est arrêté, sans empêcher d’écrire', async () => {
  const { buyer, id } = await createExchange(context);
  const [message] = (await buyer.listMessages(id)).items;
  await exhaust(`changes ${buyer.id}`, 600);
  expect((await buyer.archive(id)).statusCode).toBe(429);
  expect((await buyer.markRead(id, message.id)).statusCode).toBe(429);
  expect((await buyer.send(id, 'Toujours là')).statusCode).toBe(200);
});
