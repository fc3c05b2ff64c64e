import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { type Correspondent, createCorrespondent, createExchange } from '../../testing/correspondents.ts';
import { testPassword } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteSidesOf } from './service.ts';

const context = useTestApp();
const leave = ({ call }: Correspondent) => call('DELETE', '/api/users/me', { password: testPassword });

async function countRows(conversationId: string) {
  const { rows } = await sql`
    select (select count(*)::int from conversations where id = ${conversationId}) as conversations,
      (select count(*)::int from messages where conversation_id = ${conversationId}) as messages,
      (select count(*)::int from conversation_sides where conversation_id = ${conversationId}) as sides`.execute(
    context.db,
  );
  return rows[0];
}

async function expectSomeoneWaiting() {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(context.db);
  expect(rows).toHaveLength(1);
}

describe('celui qui supprime son compte', () => {
  it.each(['buyer', 'seller'] as const)(
    '(%s) laisse la conversation à l’autre, sous « Compte supprimé », close',
    async (who) => {
      const { id, materialId, ...people } = await createExchange(context);
      const [gone, left] = who === 'buyer' ? [people.buyer, people.seller] : [people.seller, people.buyer];
      const clientId = newId();
      await left.send(id, 'Un mot', clientId);
      expect((await leave(gone)).statusCode).toBe(204);

      const conversation = {
        other: { id: gone.id, name: 'Compte supprimé', profileImageUrl: null, isGone: true },
        material: { title: 'Laine de verre GR 32', status: who === 'seller' ? 'archive' : 'publie' },
        replyMinutes: null,
        otherRead: null,
      };
      await vi.waitFor(async () => expect(await left.read(id)).toMatchObject(conversation), {
        timeout: 10_000,
      });
      expect((await left.list()).items).toHaveLength(1);
      expect((await left.listMessages(id)).items).toHaveLength(2);
      const refused = await left.send(id, 'Êtes-vous là ?');
      expect([refused.statusCode, refused.json().error]).toEqual([409, 'conversation_closed']);
      expect((await left.send(id, 'Un mot', clientId)).json().text).toBe('Un mot');
      if (who === 'seller') {
        expect((await left.start(materialId, 'Et là ?')).json().error).toBe('conversation_closed');
      }
      expect(await countRows(id)).toEqual({ conversations: 1, messages: 2, sides: 1 });
    },
  );

  it('en dernier, l’emporte avec lui', async () => {
    const { buyer, seller, id } = await createExchange(context);
    await leave(buyer);
    await leave(seller);
    expect(await countRows(id)).toEqual({ conversations: 0, messages: 0, sides: 0 });
  });

  it('en même temps que l’autre, aussi', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const first = await context.db.startTransaction().execute();
    await deleteSidesOf(first, buyer.id);
    const second = context.db.transaction().execute((transaction) => deleteSidesOf(transaction, seller.id));
    await Promise.race([second, vi.waitFor(expectSomeoneWaiting, { timeout: 10_000 })]);
    await first.commit().execute();
    await second;
    expect(await countRows(id)).toEqual({ conversations: 0, messages: 0, sides: 0 });
  });

  it('pendant qu’on lui écrit, ne bloque personne', async () => {
    const { buyer, seller, id } = await createExchange(context);
    const [left, ...answers] = await Promise.all([
      leave(seller),
      ...Array.from({ length: 6 }, (_, index) => buyer.send(id, `n° ${index}`)),
      ...Array.from({ length: 3 }, (_, index) => seller.send(id, `réponse ${index}`)),
    ]);
    expect(left?.statusCode).toBe(204);
    for (const { statusCode } of answers) expect([200, 401, 404, 409]).toContain(statusCode);
    expect(await countRows(id)).toMatchObject({ conversations: 1, sides: 1 });
    expect((await buyer.read(id)).other.isGone).toBe(true);
  });
});

describe('celui qui emporte ses données', () => {
  it('y trouve ses conversations, archivées comprises, et qui a dit quoi', async () => {
    const { buyer, seller, id, materialId } = await createExchange(context);
    await seller.send(id, 'Oui, il l’est.');
    await buyer.archive(id);
    const { body, ...response } = await buyer.call('GET', '/api/users/me/export');
    expect(response.json().conversations).toEqual([
      {
        id,
        material: { id: materialId, title: 'Laine de verre GR 32' },
        isSeller: false,
        other: 'Négoce Dupré',
        isArchived: true,
        messages: [
          { text: 'Bonjour, le lot est-il complet ?', isMine: true, createdAt: expect.any(String) },
          { text: 'Oui, il l’est.', isMine: false, createdAt: expect.any(String) },
        ],
      },
    ]);
    expect(body).not.toContain(seller.email);
    const stranger = await createCorrespondent(context);
    const other = await stranger.call('GET', '/api/users/me/export');
    expect(other.json().conversations).toEqual([]);
  });
});
