import type { Database } from '../db/database.ts';
import { demoConversations } from './conversations.ts';
import { demoId } from './demo-id.ts';
import { demoMaterials } from './materials.ts';
import { getSeller } from './sellers.ts';

const minuteMs = 60_000;
const readingMs = 3 * minuteMs;

/** Existing conversations are left alone: visitors may have continued them. */
export async function insertDemoConversations(db: Database, now: Date): Promise<void> {
  const built = demoConversations.map((conversation) => buildConversation(conversation, now));
  const inserted = await db
    .insertInto('conversations')
    .values(built.map(({ conversation }) => conversation))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const added = built.filter(({ conversation }) => inserted.some(({ id }) => id === conversation.id));
  if (added.length === 0) return;
  await db
    .insertInto('messages')
    .values(added.flatMap(({ messages }) => messages))
    .execute();
  await db
    .insertInto('conversationSides')
    .values(added.flatMap(({ sides }) => sides))
    .execute();
}

function buildConversation(
  { material, buyer, messages: said, unread, isArchivedBy }: (typeof demoConversations)[number],
  now: Date,
) {
  const name = `${material} ${buyer}`;
  const conversationId = demoId('conversation', name);
  const people = { buyer: demoId('user', buyer), seller: demoId('user', findSellerEmail(material)) };
  const toDate = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * minuteMs);
  const messages = said.map(([from, minutesAgo, text], index) => ({
    id: demoId('message', `${name} ${index}`),
    conversationId,
    senderId: people[from],
    clientId: demoId('message', `${name} ${index} as sent`),
    text,
    createdAt: toDate(minutesAgo),
  }));
  const [first] = messages;
  const last = messages.at(-1);
  if (!first || !last) throw new Error(`${name}: a conversation without a message`);
  const sides = (['buyer', 'seller'] as const).map((side) => {
    const unreadCount = unread?.by === side ? unread.count : 0;
    const received = messages.filter(({ senderId }) => senderId !== people[side]);
    const readUpTo = received.at(-1 - unreadCount)?.createdAt;
    return {
      conversationId,
      userId: people[side],
      lastMessageAt: last.createdAt,
      unreadCount,
      readUpTo,
      readAt: readUpTo && new Date(readUpTo.getTime() + readingMs),
      archivedAt: isArchivedBy === side ? last.createdAt : undefined,
    };
  });
  const conversation = {
    id: conversationId,
    materialId: demoId('material', material),
    buyerId: people.buyer,
    sellerId: people.seller,
    createdAt: first.createdAt,
  };
  return { conversation, messages, sides };
}

function findSellerEmail(materialKey: string): string {
  const material = demoMaterials.find(({ key }) => key === materialKey);
  if (!material) throw new Error(`${materialKey}: unknown material of a conversation`);
  return getSeller(material.seller).email;
}
