import { NoResponseError } from '@parpaing/contract/call-errors';
import { readUser } from '../../../entities/session/stored-user.ts';
import { createUserCache } from '../../../entities/session/user-cache.ts';
import { newUuid } from '../../../lib/browser/new-uuid.ts';
import { draftPrefix } from '../../../lib/browser/storage.ts';
import { describeFailure } from '../../../lib/http/describe-failure.ts';
import * as m from '../../../paraglide/messages.js';

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

/** Whose it is stays, whoever is logged in by the time something comes of it. */
interface Box {
  userId: string | undefined;
  key: string;
}

const boxes = createUserCache<readonly Outgoing[]>();
const followers = new Set<() => void>();
/** One after the other, or they could pass one another. */
const turns = createUserCache<Promise<string | undefined>>();

/** Of whoever is logged in: a draft as any other, forgotten when the session ends. */
function openBox(name: string): Box {
  const userId = readUser()?.id;
  return { userId, key: `${draftPrefix}outbox.${userId}.${name}` };
}

export function subscribeToOutbox(follower: () => void) {
  followers.add(follower);
  return () => void followers.delete(follower);
}

export function readOutbox(name: string): readonly Outgoing[] {
  return read(openBox(name));
}

/** Gives what went wrong, if anything. */
export function post(name: string, text: string, deliver: Deliver): Promise<string | undefined> {
  const box = openBox(name);
  const message = { clientId: newUuid(), text, writtenAt: new Date().toISOString() };
  write(box, [...read(box), message]);
  return takeTurn(box, message, deliver);
}

export function postAgain(name: string, { failure: _, ...message }: Outgoing, deliver: Deliver) {
  const box = openBox(name);
  change(box, message);
  return takeTurn(box, message, deliver);
}

/** What is in the conversation by now, or is given up. */
export function takeOut(name: string, clientIds: readonly string[]) {
  const box = openBox(name);
  const known = read(box);
  const left = known.filter(({ clientId }) => !clientIds.includes(clientId));
  if (left.length < known.length) write(box, left);
}

function takeTurn(box: Box, message: Outgoing, deliver: Deliver) {
  const turn = (turns.get(box.key) ?? Promise.resolve(undefined)).then(() => send(box, message, deliver));
  turns.set(box.key, turn);
  return turn;
}

async function send(box: Box, message: Outgoing, deliver: Deliver): Promise<string | undefined> {
  try {
    if (readUser()?.id !== box.userId) throw new Error('its writer has left');
    await deliver({ clientId: message.clientId, text: message.text });
    change(box, { ...message, isSent: true });
    return undefined;
  } catch (error) {
    const why = error instanceof NoResponseError ? m.message_failed_connection() : describeFailure(error);
    const failure = `${m.message_failed()} ${why}`;
    return change(box, { ...message, failure }) ? failure : undefined;
  }
}

/** False when it is not there any more: it was seen in the conversation, or its writer left. */
function change(box: Box, message: Outgoing): boolean {
  const known = boxes.get(box.key) ?? [];
  if (!known.some(({ clientId }) => clientId === message.clientId)) return false;
  write(
    box,
    known.map((other) => (other.clientId === message.clientId ? message : other)),
  );
  return true;
}

function read(box: Box): readonly Outgoing[] {
  const known = boxes.get(box.key) ?? restore(box);
  boxes.set(box.key, known);
  return known;
}

function write({ key }: Box, messages: readonly Outgoing[]) {
  boxes.set(key, messages);
  try {
    if (messages.length > 0) sessionStorage.setItem(key, JSON.stringify(messages));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const follower of followers) follower();
}

/** A reload cut short what was under way: whether it arrived is for another try to find out. */
function restore({ key }: Box): Outgoing[] {
  try {
    const kept: Outgoing[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const failure = `${m.message_failed()} ${m.message_failed_connection()}`;
    return kept.map((message) => (message.isSent ? message : { failure, ...message }));
  } catch {
    return [];
  }
}
