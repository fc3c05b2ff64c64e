import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { newId } from '../../lib/ids.ts';
import { createMaterial, createSeller, createUser } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { updateReplyTimes } from './service.ts';

const context = useTestApp();
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

type Said = [from: 'buyer' | 'seller', minutesAgo: number];

async function converse(db: Database, sellerId: string, said: Said[]) {
  const [buyer, material] = [await createUser(db), await createMaterial(db, { sellerId })];
  const conversationId = newId();
  const toDate = (minutesAgo: number) => new Date(Date.now() - minutesAgo * minuteMs);
  await db
    .insertInto('conversations')
    .values({ id: conversationId, materialId: material.id, buyerId: buyer.id, sellerId })
    .execute();
  for (const [from, minutesAgo] of said) {
    const senderId = from === 'buyer' ? buyer.id : sellerId;
    const message = { id: newId(), clientId: newId(), conversationId, senderId, text: 'Bonjour' };
    await db
      .insertInto('messages')
      .values({ ...message, createdAt: toDate(minutesAgo) })
      .execute();
  }
  const lastMessageAt = toDate(said.at(-1)?.[1] ?? 0);
  await db
    .insertInto('conversationSides')
    .values({ conversationId, userId: sellerId, lastMessageAt })
    .execute();
}

async function measure(replyMinutes: number | null, conversations: Said[][]) {
  const { id } = await createSeller(context.db, { replyMinutes });
  for (const said of conversations) await converse(context.db, id, said);
  await updateReplyTimes(context.db);
  const row = await context.db
    .selectFrom('providerProfiles')
    .select('replyMinutes')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow();
  return row.replyMinutes;
}

describe('le délai de réponse', () => {
  it('est la médiane de l’attente, depuis le premier message resté sans réponse', async () => {
    const minutes = await measure(null, [
      [
        ['buyer', 1000],
        ['buyer', 990],
        ['seller', 970],
        ['seller', 960],
        ['buyer', 500],
        ['seller', 400],
      ],
      [
        ['buyer', 300],
        ['seller', 290],
        ['buyer', 20],
      ],
    ]);
    expect(minutes).toBe(30);
  });

  it('ne se dit pas en dessous de trois réponses', async () => {
    const twice: Said[] = [
      ['buyer', 300],
      ['seller', 290],
      ['buyer', 200],
      ['seller', 150],
    ];
    expect(await measure(60, [twice])).toBeNull();
  });

  it('ne compte pas ce qui a plus de 90 jours', async () => {
    const old: Said[] = [
      ['buyer', 91 * dayMinutes],
      ['seller', 91 * dayMinutes - 5],
      ['buyer', 60],
    ];
    expect(await measure(60, [old, old, old])).toBeNull();
  });

  it('d’un vendeur à qui personne n’a écrit ne change pas', async () => {
    expect(await measure(75, [])).toBe(75);
  });
});
