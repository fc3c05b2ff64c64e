import type { Message } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { type Announcement, listenForAnnouncements } from '../../db/announcements.ts';
import { newId } from '../../lib/ids.ts';
import { createCorrespondent, createExchange } from '../../testing/correspondents.ts';
import { createMaterial } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();
const texts = ({ items }: { items: Message[] }) => items.map(({ text }) => text);

describe('répondre', () => {
  it('ajoute un message, lu par celui qui l’envoie, non lu pour l’autre', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const clientId = newId();
    const response = await seller.send(id, '  Oui,\nsous abri.  ', clientId);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ clientId, text: 'Oui,\nsous abri.', isMine: true });
    expect((await buyer.listMessages(id)).items).toMatchObject([
      { text: 'Bonjour, le lot est-il complet ?', isMine: true },
      { id: response.json().id, clientId, text: 'Oui,\nsous abri.', isMine: false },
    ]);
    expect(await seller.read(id)).toMatchObject({ unreadCount: 0, lastMessage: { isMine: true } });
    expect(await buyer.read(id)).toMatchObject({ unreadCount: 1, lastMessage: { isMine: false } });
    expect((await buyer.read(id)).otherRead.messageId).toBe((await buyer.listMessages(id)).items[0].id);
  });

  it('remonte la conversation pour les deux', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const later = await createMaterial(context.db, { sellerId: seller.id, title: 'Plus récent' });
    await buyer.start(later.id, 'Et celui-ci ?');
    await buyer.send(id, 'Toujours intéressée');
    for (const each of [buyer, seller]) expect((await each.list()).items[0].id).toBe(id);
  });

  it('deux fois le même envoi, même à la fois, rend le même message', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const clientId = newId();
    const send = () => seller.send(id, 'Oui', clientId);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(texts(await buyer.listMessages(id))).toEqual(['Bonjour, le lot est-il complet ?', 'Oui']);
    expect((await buyer.read(id)).unreadCount).toBe(1);
  });

  it('d’un autre texte sous le même identifiant est refusé, sans rien changer', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const clientId = newId();
    await seller.send(id, 'Oui', clientId);
    const refused = await seller.send(id, 'Non', clientId);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        error: 'idempotency_key_reused',
        message:
          'Cet envoi nous est déjà parvenu avec un autre contenu. Rechargez la page, puis envoyez-le de nouveau.',
      }),
    ]);
    expect(texts(await buyer.listMessages(id))).toEqual(['Bonjour, le lot est-il complet ?', 'Oui']);
    expect((await seller.send(id, ' Oui ', clientId)).statusCode).toBe(200);
  });

  it('sous l’identifiant d’un message d’une autre conversation est refusé, même à la fois', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const second = await createMaterial(context.db, { sellerId: seller.id });
    const { id: otherId } = (await buyer.start(second.id, 'Bonjour')).json();
    const clientId = newId();
    const answers = await Promise.all([id, otherId].map((target) => buyer.send(target, 'Oui', clientId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const elsewhere = await createMaterial(context.db);
    const refused = await buyer.start(elsewhere.id, 'Oui', clientId);
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'idempotency_key_reused']);
    expect((await buyer.list()).items).toHaveLength(2);
    // Everybody names their own messages.
    expect((await seller.send(id, 'Le mien', clientId)).json().text).toBe('Le mien');
  });

  it.each([
    ['clientId', { clientId: 'x', text: 'Oui' }],
    ['text', { clientId: newId(), text: '' }],
  ])('demande « %s »', async (field, payload) => {
    const { buyer, id } = await createExchange(context);
    const response = await buyer.call('POST', `/api/conversations/${id}/messages`, payload);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, field]);
  });

  it('trois cents fois par heure au plus, sans compter ce qui est répété', async () => {
    const { buyer, id } = await createExchange(context);
    const clientId = newId();
    await buyer.send(id, 'Le premier', clientId);
    await context.db
      .updateTable('rateLimits')
      .set({ taken: 299 })
      .where('key', '=', `messages ${buyer.id}`)
      .execute();
    await buyer.send(id, 'Le premier', clientId);
    expect((await buyer.send(id, 'Le trois-centième')).statusCode).toBe(200);
    const refused = await buyer.send(id, 'Un de trop');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await buyer.send(id, 'Le premier', clientId)).statusCode).toBe(200);
    expect((await buyer.listMessages(id)).items).toHaveLength(3);
  });
});

describe('le fil', () => {
  it('se lit du plus ancien au plus récent, en remontant, sans rien perdre', async () => {
    const { buyer, seller, id } = await createExchange(context);
    // Within one millisecond: dates of JavaScript would take them for one.
    await sql`
      insert into messages (id, conversation_id, sender_id, client_id, text, created_at)
      select gen_random_uuid(), ${id}, ${buyer.id}, gen_random_uuid(), 'n° ' || n, now() + n * interval '1 microsecond'
      from generate_series(1, 60) as n`.execute(context.db);
    const last = await seller.listMessages(id);
    const before = await seller.listMessages(id, `?cursor=${last.previous}`);
    expect([last.items.length, before.previous]).toEqual([50, null]);
    const expected = Array.from({ length: 60 }, (_, index) => `n° ${index + 1}`);
    expect([...texts(before), ...texts(last)].slice(1)).toEqual(expected);
  });

  it('refuse une suite inventée', async () => {
    const { buyer, id } = await createExchange(context);
    const response = await buyer.call('GET', `/api/conversations/${id}/messages?cursor=inventee`);
    expect([response.statusCode, response.json().details[0].field]).toEqual([400, 'cursor']);
  });

  it('garde l’ordre d’écriture, même si deux écrivent à la fois ou si l’horloge recule', async () => {
    const { buyer, seller, id } = await createExchange(context);
    await sql`update messages set created_at = now() + interval '1 hour' where conversation_id = ${id}`.execute(
      context.db,
    );
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? buyer : seller).send(id, `n° ${index}`)),
    );
    await seller.send(id, 'Le dernier');
    const { rows } = await sql<{ distinct: number; first: string; last: string }>`
      select count(distinct created_at)::int as distinct,
        (array_agg(text order by created_at))[1] as first, (array_agg(text order by created_at desc))[1] as last
      from messages where conversation_id = ${id}`.execute(context.db);
    expect(rows).toEqual([{ distinct: 14, first: 'Bonjour, le lot est-il complet ?', last: 'Le dernier' }]);
    expect((await buyer.read(id)).lastMessage.text).toBe('Le dernier');
  });
});

describe('marquer comme lu', () => {
  it('va jusqu’à un message, laisse compter la suite, et ne recule jamais', async () => {
    const { buyer, seller, id } = await createExchange(context);
    for (const text of ['deux', 'trois', 'quatre']) await buyer.send(id, text);
    const { items } = (await seller.listMessages(id)) as { items: Message[] };
    const [first, second, third] = items.map((item) => item.id);
    expect((await seller.markRead(id, third ?? '')).statusCode).toBe(204);
    expect((await seller.read(id)).unreadCount).toBe(1);
    const { otherRead } = await buyer.read(id);
    expect(otherRead).toEqual({ messageId: third, at: expect.any(String) });

    for (const earlier of [first, second, third]) await seller.markRead(id, earlier ?? '');
    expect((await seller.read(id)).unreadCount).toBe(1);
    expect((await buyer.read(id)).otherRead).toEqual(otherRead);
    expect(await seller.countUnread()).toBe(1);
  });

  it('ne compte que ce que l’autre a écrit', async () => {
    const { buyer, seller, id } = await createExchange(context);
    await seller.send(id, 'Oui');
    await buyer.send(id, 'Parfait');
    await buyer.send(id, 'À demain');
    const mine = (await seller.listMessages(id)).items[1];
    await seller.markRead(id, mine.id);
    expect((await seller.read(id)).unreadCount).toBe(2);
    const { otherRead } = await buyer.read(id);
    expect(otherRead.messageId).toBe((await buyer.listMessages(id)).items[0].id);
  });

  it('à l’instant où un message arrive, n’en perd aucun', async () => {
    const { buyer, seller, id } = await createExchange(context);
    for (let round = 0; round < 8; round++) {
      const { items } = await seller.listMessages(id);
      await Promise.all([seller.markRead(id, items.at(-1).id), buyer.send(id, `n° ${round}`)]);
      expect((await seller.read(id)).unreadCount).toBe(1);
    }
  });

  it('refuse un message d’une autre conversation, ou d’aucune', async () => {
    const { seller, id } = await createExchange(context);
    const other = await createExchange(context);
    const [foreign] = (await other.buyer.listMessages(other.id)).items;
    expect((await seller.markRead(id, foreign.id)).statusCode).toBe(404);
    expect((await seller.markRead(id, newId())).statusCode).toBe(404);
    const invalid = await seller.markRead(id, 'x');
    expect([invalid.statusCode, invalid.json().details[0].field]).toEqual([400, 'messageId']);
    expect((await seller.read(id)).unreadCount).toBe(1);
  });
});

describe('les deux, où qu’ils soient', () => {
  it('apprennent aussitôt qu’un message est écrit ou lu, et rien quand rien ne change', async () => {
    const announcements = await listenForAnnouncements(context.databaseUrl);
    try {
      const heard: Announcement[] = [];
      announcements.subscribe({ onAnnouncement: (one) => void heard.push(one), onGap() {} });
      const { buyer, seller, id } = await createExchange(context);
      const clientId = newId();
      const { id: messageId } = (await buyer.send(id, 'deux', clientId)).json();
      await buyer.send(id, 'deux', clientId);
      await seller.markRead(id, messageId);
      await seller.markRead(id, messageId);
      await seller.send(id, 'trois');
      await buyer.archive(id);
      await vi.waitFor(() => expect(heard).toHaveLength(5));
      expect(heard.map(({ event }) => event)).toEqual([
        { kind: 'message', conversationId: id, actorId: buyer.id },
        { kind: 'message', conversationId: id, actorId: buyer.id },
        { kind: 'read', conversationId: id, actorId: seller.id },
        { kind: 'message', conversationId: id, actorId: seller.id },
        { kind: 'change', conversationId: id, actorId: buyer.id },
      ]);
      expect(heard.pop()?.userIds).toEqual([buyer.id]);
      for (const { userIds } of heard) expect(userIds.toSorted()).toEqual([buyer.id, seller.id].sort());
    } finally {
      await announcements.stop();
    }
  });
});

it.each<['GET' | 'POST' | 'PUT', string]>([
  ['GET', ''],
  ['GET', '/unread'],
  ['GET', `/${newId()}`],
  ['GET', `/${newId()}/messages`],
  ['POST', ''],
  ['POST', `/${newId()}/messages`],
  ['POST', `/${newId()}/read`],
  ['PUT', `/${newId()}/archive`],
])('un inconnu n’apprend rien : %s /api/conversations%s', async (method, path) => {
  const { statusCode } = await context.app.inject({ method, url: `/api/conversations${path}` });
  expect(statusCode).toBe(401);
});

it('un nouveau membre n’a rien à lire', async () => {
  expect(await (await createCorrespondent(context)).countUnread()).toBe(0);
});
