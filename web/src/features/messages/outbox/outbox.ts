import { NoResponseError } from '@parpaing/contract/call-errors';
import type { MessageInput } from '@parpaing/contract/schemas';
import { getQueryClient } from '../../../entities/session/query-client.ts';
import { readUser } from '../../../entities/session/stored-user.ts';
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

/** One message after the other, to keep their order. */
const queues = new Map<string, Promise<string | undefined>>();

function locateOutbox(threadKey: string): Outbox {
  const userId = readUser()?.id;
  return { userId, key: `${draftPrefix}outbox.${userId}.${threadKey}` };
}

export function subscribeToOutbox(listener: () => void) {
  return getQueryClient().getQueryCache().subscribe(listener);
}

export function readOutbox(threadKey: string): readonly OutgoingMessage[] {
  return readMessages(locateOutbox(threadKey));
}

export function queueMessage(threadKey: string, text: string, deliver: Deliver): Promise<string | undefined> {
  const outbox = locateOutbox(threadKey);
  const message = { clientId: newUuid(), text, writtenAt: new Date().toISOString() };
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
  const previous = queues.get(outbox.key) ?? Promise.resolve(undefined);
  const sending = previous.then(() => send(outbox, message, deliver));
  queues.set(outbox.key, sending);
  const failure = await sending;
  if (queues.get(outbox.key) === sending) queues.delete(outbox.key);
  return failure;
}

async function send(outbox: Outbox, message: OutgoingMessage, deliver: Send): Promise<string | undefined> {
  try {
    if (readUser()?.id !== outbox.userId) throw new Error('its writer has left');
    await deliver({ clientId: message.clientId, text: message.text });
    updateMessage(outbox, { ...message, isSent: true });
    return undefined;
  } catch (error) {
    const reason = error instanceof NoResponseError ? m.message_failed_connection() : describeFailure(error);
    const failure = `${m.message_failed()} ${reason}`;
    return updateMessage(outbox, { ...message, failure }) ? failure : undefined;
  }
}

function updateMessage(outbox: Outbox, message: OutgoingMessage): boolean {
  const known = findMessages(outbox) ?? [];
  if (!known.some(({ clientId }) => clientId === message.clientId)) return false;
  writeMessages(
    outbox,
    known.map((other) => (other.clientId === message.clientId ? message : other)),
  );
  return true;
}

function readMessages(outbox: Outbox): readonly OutgoingMessage[] {
  const known = findMessages(outbox);
  if (known) return known;
  const restored = restoreFromStorage(outbox);
  getQueryClient().setQueryData([outbox.key], restored);
  return restored;
}

const findMessages = ({ key }: Outbox) => getQueryClient().getQueryData<readonly OutgoingMessage[]>([key]);

function writeMessages({ key }: Outbox, messages: readonly OutgoingMessage[]) {
  getQueryClient().setQueryData([key], messages);
  tryStorage(() => {
    if (messages.length > 0) sessionStorage.setItem(key, JSON.stringify(messages));
    else sessionStorage.removeItem(key);
  });
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
