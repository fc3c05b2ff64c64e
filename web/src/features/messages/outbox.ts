import { NoResponseError } from '@parpaing/contract/call-errors';
import { describeFailure } from '../../lib/describe-failure.ts';
import { draftPrefix, readUser } from '../../lib/session.ts';
import * as m from '../../paraglide/messages.js';
import { newClientId } from './new-client-id.ts';

/** A message on its way. Its `clientId` stays from try to try, so that none is kept twice. */
export interface Outgoing {
  clientId: string;
  text: string;
  writtenAt: string;
  /** Why it did not go. */
  failure?: string;
  isSent?: boolean;
}

type Deliver = (message: Pick<Outgoing, 'clientId' | 'text'>) => Promise<unknown>;

const boxes = new Map<string, readonly Outgoing[]>();
const followers = new Set<() => void>();
/** One after the other, or they could pass one another. */
const turns = new Map<string, Promise<string | undefined>>();

/** Of whoever is logged in: a draft as any other, forgotten when the session ends. */
const keyOf = (name: string) => `${draftPrefix}outbox.${readUser()?.id}.${name}`;

export function subscribeToOutbox(follower: () => void) {
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function readOutbox(name: string): readonly Outgoing[] {
  const key = keyOf(name);
  const box = boxes.get(key) ?? restore(key);
  boxes.set(key, box);
  return box;
}

/** Gives what went wrong, if anything. */
export function post(name: string, text: string, deliver: Deliver): Promise<string | undefined> {
  const message = { clientId: newClientId(), text, writtenAt: new Date().toISOString() };
  write(name, [...readOutbox(name), message]);
  return takeTurn(name, message, deliver);
}

export function postAgain(name: string, { failure: _, ...message }: Outgoing, deliver: Deliver) {
  change(name, message);
  return takeTurn(name, message, deliver);
}

/** What is in the conversation by now, or is given up. */
export function takeOut(name: string, clientIds: readonly string[]) {
  const box = readOutbox(name);
  const left = box.filter(({ clientId }) => !clientIds.includes(clientId));
  if (left.length < box.length) write(name, left);
}

function takeTurn(name: string, message: Outgoing, deliver: Deliver) {
  const key = keyOf(name);
  const turn = (turns.get(key) ?? Promise.resolve(undefined)).then(() => send(name, message, deliver));
  turns.set(key, turn);
  return turn;
}

async function send(name: string, message: Outgoing, deliver: Deliver): Promise<string | undefined> {
  try {
    await deliver({ clientId: message.clientId, text: message.text });
    change(name, { ...message, isSent: true });
    return undefined;
  } catch (error) {
    const why = error instanceof NoResponseError ? m.message_failed_connection() : describeFailure(error);
    const failure = `${m.message_failed()} ${why}`;
    change(name, { ...message, failure });
    return failure;
  }
}

function change(name: string, message: Outgoing) {
  write(
    name,
    readOutbox(name).map((known) => (known.clientId === message.clientId ? message : known)),
  );
}

function write(name: string, box: readonly Outgoing[]) {
  const key = keyOf(name);
  boxes.set(key, box);
  try {
    if (box.length > 0) sessionStorage.setItem(key, JSON.stringify(box));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const follower of followers) follower();
}

/** A reload cut short what was under way: whether it arrived is for another try to find out. */
function restore(key: string): Outgoing[] {
  try {
    const kept: Outgoing[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const failure = `${m.message_failed()} ${m.message_failed_connection()}`;
    return kept.map((message) => (message.isSent ? message : { failure, ...message }));
  } catch {
    return [];
  }
}
