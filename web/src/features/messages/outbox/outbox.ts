import { NoResponseError } from '@parpaing/contract/call-errors';
import type { MessageInput } from '@parpaing/contract/schemas';
import { readUser, subscribeToUser } from '../../../entities/session/stored-user.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { draftPrefix, tryStorage } from '../../../lib/browser/storage.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';

/** `clientId` stays the same on every retry, so that the server stores the message once. */
export interface OutgoingMessage {
  clientId: string;
  text: string;
  writtenAt: string;
  failure?: string;
  isSent?: boolean;
}

export type Deliver = (message: MessageInput, isRetry: boolean) => Promise<void>;

/** Keeps its owner: another user may have logged in when a delivery ends. */
interface Outbox {
  userId: string | undefined;
  key: string;
}

const outboxes = new Map<string, readonly OutgoingMessage[]>();
const listeners = new Set<() => void>();
if (typeof addEventListener !== 'undefined') {
  subscribeToUser(() => {
    if (!readUser()) outboxes.clear();
  });
}

/** One message after the other, to keep their order. */
const queues = new Map<string, Promise<unknown>>();

function locateOutbox(threadKey: string): Outbox {
  const userId = readUser()?.id;
  return { userId, key: `${draftPrefix}outbox.${userId}.${threadKey}` };
}

export function subscribeToOutbox(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function readOutbox(threadKey: string): readonly OutgoingMessage[] {
  return readMessages(locateOutbox(threadKey));
}

export function queueMessage(threadKey: string, text: string, deliver: Deliver, clientId = newUuid()) {
  const outbox = locateOutbox(threadKey);
  const message = { clientId, text, writtenAt: new Date().toISOString() };
  writeMessages(outbox, [...readMessages(outbox), message]);
  return enqueue(outbox, message, (sent) => deliver(sent, false));
}

export function retryMessage(
  threadKey: string,
  { failure: _, ...message }: OutgoingMessage,
  deliver: Deliver,
) {
  const outbox = locateOutbox(threadKey);
  updateMessage(outbox, message);
  return enqueue(outbox, message, (sent) => deliver(sent, true));
}

export function removeMessages(threadKey: string, clientIds: readonly string[]) {
  const outbox = locateOutbox(threadKey);
  const known = readMessages(outbox);
  const remaining = known.filter(({ clientId }) => !clientIds.includes(clientId));
  if (remaining.length < known.length) writeMessages(outbox, remaining);
}

type Send = (message: MessageInput) => Promise<void>;

async function enqueue(outbox: Outbox, message: OutgoingMessage, deliver: Send) {
  const previous = queues.get(outbox.key) ?? Promise.resolve();
  const sending = previous.then(() => send(outbox, message, deliver));
  queues.set(outbox.key, sending);
  const result = await sending;
  if (queues.get(outbox.key) === sending) queues.delete(outbox.key);
  return result;
}

async function send(
  outbox: Outbox,
  message: OutgoingMessage,
  deliver: Send,
): Promise<OutgoingMessage | undefined> {
  const hasLeft = () => readUser()?.id !== outbox.userId;
  if (hasLeft()) return undefined;
  const result = await deliver({ clientId: message.clientId, text: message.text }).then(
    () => ({ ...message, isSent: true }),
    (error) => ({ ...message, failure: describeDeliveryFailure(error) }),
  );
  if (hasLeft()) return undefined;
  // It is no longer in the outbox when it was seen in the conversation.
  return updateMessage(outbox, result) ? result : { ...message, isSent: true };
}

function describeDeliveryFailure(error: unknown) {
  const reason = error instanceof NoResponseError ? m.message_failed_connection() : describeFailure(error);
  return `${m.message_failed()} ${reason}`;
}

function updateMessage(outbox: Outbox, message: OutgoingMessage): boolean {
  const known = outboxes.get(outbox.key) ?? [];
  if (!known.some(({ clientId }) => clientId === message.clientId)) return false;
  writeMessages(
    outbox,
    known.map((other) => (other.clientId === message.clientId ? message : other)),
  );
  return true;
}

function readMessages(outbox: Outbox): readonly OutgoingMessage[] {
  const known = outboxes.get(outbox.key) ?? restoreFromStorage(outbox);
  outboxes.set(outbox.key, known);
  return known;
}

function writeMessages({ key }: Outbox, messages: readonly OutgoingMessage[]) {
  outboxes.set(key, messages);
  tryStorage(() => {
    if (messages.length > 0) sessionStorage.setItem(key, JSON.stringify(messages));
    else sessionStorage.removeItem(key);
  });
  for (const listener of listeners) listener();
}

/**
 * A reload interrupted the delivery, which may have succeeded: shown as failed, and a retry cannot duplicate
 * it.
 */
function restoreFromStorage({ key }: Outbox): OutgoingMessage[] {
  try {
    const stored: OutgoingMessage[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const failure = `${m.message_failed()} ${m.message_failed_connection()}`;
    return stored.map((message) => (message.isSent ? message : { failure, ...message }));
  } catch {
    return [];
  }
}
