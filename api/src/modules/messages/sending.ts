import type { CallAnswer } from '@parpaing/contract/calls';
import type { FirstMessageInput, Message, MessageInput } from '@parpaing/contract/schemas';
import { announce } from '../../db/announcements.ts';
import type { Database } from '../../db/database.ts';
import {
  conversationClosed,
  forbidden,
  keyReused,
  materialGone,
  notFound,
  unauthenticated,
} from '../../http/errors.ts';
import { consumeLimit, daySeconds, hourSeconds } from '../../http/rate-limits.ts';
import { newId } from '../../lib/ids.ts';
import type { ApiOptions } from '../../options.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { findSellerAndStatus } from '../materials/service.ts';
import * as changes from './change-repository.ts';
import { deleteDraft } from './draft-repository.ts';
import { presentMessage } from './presenter.ts';
import { findOther, findSent } from './repository.ts';

const newConversationsPerDay = 30;
const messagesPerHour = 300;
/** By then a recipient who is on the page has read it. */
const mailAfterSeconds = 2 * 60;

export async function startConversation(
  options: ApiOptions,
  { id: buyerId }: CurrentUser,
  input: FirstMessageInput,
): Promise<CallAnswer<'startConversation'>> {
  return options.db
    .transaction()
    .execute((transaction) => startConversationIn({ ...options, db: transaction }, buyerId, input));
}

/** `options.db` is a transaction. */
export async function startConversationIn(
  options: ApiOptions,
  buyerId: string,
  { materialId, ...input }: FirstMessageInput,
): Promise<CallAnswer<'startConversation'>> {
  const { db } = options;
  const listing = await findSellerAndStatus(db, materialId);
  if (!listing) throw notFound();
  const { sellerId, status } = listing;
  if (sellerId === buyerId) throw forbidden();
  const isOpen = await lockParticipants(db, buyerId, sellerId);
  const isNew =
    status === 'publie' &&
    (await changes.insertConversation(db, { id: newId(), materialId, buyerId, sellerId }));
  const id = await changes.lockConversationAbout(db, materialId, buyerId);
  if (!id) throw materialGone();
  const parties = { conversationId: id, senderId: buyerId, recipientId: sellerId };
  await storeMessage(options, db, { ...parties, isOpen, isNew }, input);
  return { id };
}

export async function sendMessage(
  options: ApiOptions,
  { id: senderId }: CurrentUser,
  conversationId: string,
  input: MessageInput,
): Promise<Message> {
  return options.db.transaction().execute(async (transaction) => {
    const recipientId = await findOther(transaction, conversationId, senderId);
    if (!recipientId) throw notFound();
    const isOpen = await lockParticipants(transaction, senderId, recipientId);
    if (!(await changes.lockConversation(transaction, conversationId))) throw notFound();
    const parties = { conversationId, senderId, recipientId };
    return storeMessage(options, transaction, { ...parties, isOpen, isNew: false }, input);
  });
}

async function lockParticipants(db: Database, senderId: string, recipientId: string): Promise<boolean> {
  const held = await changes.lockLiveUsers(db, [senderId, recipientId]);
  // The sender's account was deleted during the request.
  if (!held.includes(senderId)) throw unauthenticated();
  return held.includes(recipientId);
}

/** The conversation is locked, so a concurrent retry finds the message already stored. */
async function storeMessage(
  { jobs }: ApiOptions,
  db: Database,
  parties: changes.MessageParties & { isOpen: boolean; isNew: boolean },
  { clientId, text }: MessageInput,
): Promise<Message> {
  const { conversationId, senderId, recipientId } = parties;
  const sent = await findSent(db, senderId, clientId);
  if (sent && (sent.conversationId !== conversationId || sent.text !== text)) throw keyReused();
  if (sent) return presentMessage({ ...sent, isMine: true });
  if (!parties.isOpen) throw conversationClosed();
  // In this transaction, so that a refused or failed message is not counted.
  if (parties.isNew) await consumeLimit(db, `conversations ${senderId}`, newConversationsPerDay, daySeconds);
  else await consumeLimit(db, `messages ${senderId}`, messagesPerHour, hourSeconds);

  const id = newId();
  const message = await changes.insertMessage(db, parties, { id, clientId, text });
  if (!message) throw keyReused();
  await deleteDraft(db, senderId, clientId);
  await changes.upsertConversationSides(db, parties, id);
  await changes.markRead(db, conversationId, senderId);
  await jobs.enqueue(db, 'unread-mail', { messageId: id }, { startAfter: mailAfterSeconds });
  await announce(db, [senderId, recipientId], { kind: 'message', conversationId, actorId: senderId });
  return presentMessage({ id, clientId, text, isMine: true, ...message });
}
