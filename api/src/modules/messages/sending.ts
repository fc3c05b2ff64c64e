import type { CallAnswer } from '@parpaing/contract/calls';
import type { Message, MessageInput } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import {
  conversationClosed,
  forbidden,
  keyReused,
  materialGone,
  notFound,
  unauthenticated,
} from '../../errors.ts';
import { newId } from '../../ids.ts';
import type { ApiOptions } from '../../options.ts';
import { daySeconds, hourSeconds, takeFromLimit } from '../../rate-limits.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { findSellerAndStatus } from '../materials/service.ts';
import { announce } from '../stream/announcements.ts';
import * as changes from './change-repository.ts';
import { presentMessage } from './presenter.ts';
import { findOther, findSent } from './repository.ts';

const newConversationsPerDay = 30;
const messagesPerHour = 300;
/** By then a recipient who is on the page has read it. */
const mailAfterSeconds = 2 * 60;

export async function startConversation(
  options: ApiOptions,
  { id: buyerId }: CurrentUser,
  { materialId, ...input }: MessageInput & { materialId: string },
): Promise<CallAnswer<'startConversation'>> {
  return options.db.transaction().execute(async (transaction) => {
    const listing = await findSellerAndStatus(transaction, materialId);
    if (!listing) throw notFound();
    const { sellerId, status } = listing;
    if (sellerId === buyerId) throw forbidden();
    const isOpen = await holdBoth(transaction, buyerId, sellerId);
    const isNew =
      status === 'publie' &&
      (await changes.insertConversation(transaction, { id: newId(), materialId, buyerId, sellerId }));
    const id = await changes.lockConversationAbout(transaction, materialId, buyerId);
    if (!id) throw materialGone();
    const turn = { conversationId: id, senderId: buyerId, recipientId: sellerId };
    await say(options, transaction, { ...turn, isOpen, isNew }, input);
    return { id };
  });
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
    const isOpen = await holdBoth(transaction, senderId, recipientId);
    if (!(await changes.lockConversation(transaction, conversationId))) throw notFound();
    const turn = { conversationId, senderId, recipientId };
    return say(options, transaction, { ...turn, isOpen, isNew: false }, input);
  });
}

async function holdBoth(db: Database, senderId: string, recipientId: string): Promise<boolean> {
  const held = await changes.holdUsers(db, [senderId, recipientId]);
  // The sender's account was deleted during the request.
  if (!held.includes(senderId)) throw unauthenticated();
  return held.includes(recipientId);
}

/** The conversation is locked, so a concurrent retry finds the message already stored. */
async function say(
  { jobs }: ApiOptions,
  db: Database,
  turn: changes.Turn & { isOpen: boolean; isNew: boolean },
  { clientId, text }: MessageInput,
): Promise<Message> {
  const { conversationId, senderId, recipientId } = turn;
  const sent = await findSent(db, senderId, clientId);
  if (sent && (sent.conversationId !== conversationId || sent.text !== text)) throw keyReused();
  if (sent) return presentMessage({ ...sent, isMine: true });
  if (!turn.isOpen) throw conversationClosed();
  // In this transaction, so that a refused or failed message is not counted.
  if (turn.isNew) await takeFromLimit(db, `conversations ${senderId}`, newConversationsPerDay, daySeconds);
  else await takeFromLimit(db, `messages ${senderId}`, messagesPerHour, hourSeconds);

  const id = newId();
  const message = await changes.insertMessage(db, turn, { id, clientId, text });
  if (!message) throw keyReused();
  await changes.showMessage(db, turn, id);
  await changes.markRead(db, conversationId, senderId);
  await jobs.enqueue(db, 'unread-mail', { messageId: id }, { startAfter: mailAfterSeconds });
  await announce(db, [senderId, recipientId], { kind: 'message', conversationId });
  return presentMessage({ id, clientId, text, isMine: true, ...message });
}
