import type { Conversation } from '@parpaing/contract/schemas';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser, setHidden, storeUser } from '../../testing/browser.ts';

const id = '0198c1de-0000-7000-8000-000000000001';
const otherId = '0198c1de-0000-7000-8000-000000000002';
const at = (minute: number) => `2026-11-16T08:0${minute}:00.000Z`;
const all = { filter: 'tous', about: undefined } as const;
const event = (kind: 'message' | 'read' | 'change', actorId = '1') => ({ kind, conversationId: id, actorId });

const resync = (requestedAt = Date.now() + 1) => ({ kind: 'resync', requestedAt }) as const;

let asked: string[] = [];
let conversation: Conversation;
/** Answers wait for it. */
let held: Promise<unknown> | undefined;

const message = (minute: number, isMine: boolean) => ({
  id: `m${minute}`,
  clientId: `c${minute}`,
  text: `message ${minute}`,
  isMine,
  createdAt: at(minute),
});

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

beforeEach(() => {
  vi.resetModules();
  resetBrowser();
  asked = [];
  held = undefined;
  conversation = {
    id,
    material: { id: 'm' },
    other: {},
    lastMessage: { text: 'message 1', isMine: true, createdAt: at(1) },
    unreadCount: 0,
    isArchived: false,
    otherRead: null,
  } as unknown as Conversation;
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const path = new URL(url).pathname.replace(id, 'x');
    asked.push(`${method} ${path.replace('/api/', '')}`);
    await held;
    return Response.json(answers[path] ?? {});
  });
  storeUser();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answers: Record<string, object> = {
  get '/api/conversations'() {
    return { items: [conversation], next: null };
  },
  '/api/conversations/unread': { count: 3 },
  get '/api/conversations/x'() {
    return conversation;
  },
  '/api/conversations/x/messages': { items: [message(1, true)], previous: null },
};

async function openPage({ isOnMessages }: { isOnMessages: boolean }) {
  const queries = await import('./conversation-queries.ts');
  const { getQueryClient } = await import('../session/calls/query-client.ts');
  const live = await import('./conversation-cache.ts');
  const client = getQueryClient();
  const shown = [queries.unreadCountQuery()] as Parameters<typeof client.fetchQuery>[0][];
  const screen = [
    queries.conversationListQuery(all),
    queries.conversationQuery(id),
    queries.messagesQuery(id),
  ];
  if (isOnMessages) shown.push(...(screen as typeof shown));
  for (const query of shown) {
    await client.fetchQuery(query);
    new QueryObserver(client, { ...query, queryKey: query.queryKey }).subscribe(() => {});
  }
  asked = [];
  const read = () => ({
    unread: client.getQueryData(queries.unreadCountQuery().queryKey),
    row: client.getQueryData(queries.conversationListQuery(all).queryKey)?.items[0],
    texts: client.getQueryData(queries.messagesQuery(id).queryKey)?.items.map(({ text }) => text),
  });
  /** Calls leave in the order of their causes: one made now leaves after all that is already caused. */
  const listAsked = async () => {
    const last = `GET conversations/${otherId}`;
    client.fetchQuery(queries.conversationQuery(otherId)).catch(() => {});
    await eventually(() => expect(asked).toContain(last));
    client.removeQueries(queries.conversationQuery(otherId));
    asked = asked.filter((call) => call !== last);
    return asked.toSorted();
  };
  return { client, read, listAsked, ...queries, ...live };
}

const receiveMessage = () => {
  const { createdAt, text } = message(2, false);
  conversation = { ...conversation, unreadCount: 1, lastMessage: { text, isMine: false, createdAt } };
};

it('un message reçu ne redemande que sa conversation, et la liste et le compteur en découlent', async () => {
  const { handleLiveEvent, read } = await openPage({ isOnMessages: true });
  receiveMessage();
  handleLiveEvent(event('message'));
  await eventually(() => expect(read()).toMatchObject({ unread: 4, row: { unreadCount: 1 } }));
  expect(asked.toSorted()).toEqual(['GET conversations/x', 'GET conversations/x/messages']);
});

it('ailleurs que sur les messages, seul le compteur est redemandé', async () => {
  const { handleLiveEvent, listAsked } = await openPage({ isOnMessages: false });
  handleLiveEvent(event('message'));
  expect(await listAsked()).toEqual(['GET conversations/unread']);
});

it('un compteur lu avant le message que la liste connaît déjà est redemandé', async () => {
  receiveMessage();
  const { handleLiveEvent } = await openPage({ isOnMessages: true });
  handleLiveEvent(event('message'));
  await eventually(() => expect(asked).toContain('GET conversations/unread'));
});

it('l’écho de ce que l’on fait ne redemande rien, qu’il vienne avant ou après la réponse', async () => {
  const { handleLiveEvent, changeWithoutEcho, saveMessage, read, listAsked } = await openPage({
    isOnMessages: true,
  });
  await changeWithoutEcho(event('message'), async () => handleLiveEvent(event('message')));
  await changeWithoutEcho(event('message'), async () => {});
  saveMessage(id, message(2, true), Date.now());
  handleLiveEvent(event('message'));
  expect(await listAsked()).toEqual([]);
  expect(read().row?.lastMessage).toMatchObject({ text: 'message 2', isMine: true });
});

it('un message de l’autre pendant l’envoi du sien est redemandé', async () => {
  const { handleLiveEvent, changeWithoutEcho } = await openPage({ isOnMessages: true });
  await changeWithoutEcho(event('message'), async () => handleLiveEvent(event('message', 'autre')));
  await eventually(() => expect(asked).toContain('GET conversations/x/messages'));
});

it('un envoi dont la réponse s’est perdue, mais que le flux annonce, se voit dans la conversation', async () => {
  const { handleLiveEvent, changeWithoutEcho } = await openPage({ isOnMessages: true });
  const sending = changeWithoutEcho(event('message'), () => {
    handleLiveEvent(event('message'));
    return Promise.reject(new Error('perdue'));
  });
  await expect(sending).rejects.toThrow('perdue');
  await eventually(() => expect(asked).toContain('GET conversations/x/messages'));
});

it('une fois lue, la conversation ne compte plus, sans rien redemander', async () => {
  receiveMessage();
  const { saveConversation, read, listAsked } = await openPage({ isOnMessages: true });
  saveConversation(id, (known) => ({ ...known, unreadCount: 0 }), Date.now());
  expect(read()).toMatchObject({ unread: 2, row: { unreadCount: 0 } });
  expect(await listAsked()).toEqual([]);
});

it('après une coupure, tout ce qui se montre est redemandé', async () => {
  const { handleLiveEvent, listAsked } = await openPage({ isOnMessages: true });
  handleLiveEvent(resync());
  expect(await listAsked()).toEqual([
    'GET conversations',
    'GET conversations/unread',
    'GET conversations/x',
    'GET conversations/x/messages',
  ]);
});

it('ce qui a été lu depuis que le flux est demandé, ou se lit encore, n’est pas redemandé', async () => {
  const requestedAt = Date.now() - 1;
  const { client, handleLiveEvent, listAsked, unreadCountQuery } = await openPage({ isOnMessages: true });
  handleLiveEvent(resync(requestedAt));
  expect(await listAsked()).toEqual([]);
  void client.invalidateQueries({ queryKey: unreadCountQuery().queryKey });
  handleLiveEvent(resync());
  expect((await listAsked()).filter((call) => call === 'GET conversations/unread')).toHaveLength(1);
});

it('des événements en rafale ne coûtent qu’une lecture de plus', async () => {
  const { handleLiveEvent, read, listAsked } = await openPage({ isOnMessages: true });
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  for (const kind of ['read', 'message', 'message', 'read', 'change'] as const) handleLiveEvent(event(kind));
  expect(await listAsked()).toEqual(['GET conversations/x']);
  receiveMessage();
  resolve();
  await eventually(() => expect(read().row?.unreadCount).toBe(1));
  expect((await listAsked()).filter((call) => call.includes('/x'))).toEqual([
    'GET conversations/x',
    'GET conversations/x',
    'GET conversations/x/messages',
  ]);
});

it('la liste apprend un message de la conversation que l’on quitte', async () => {
  const { client, handleLiveEvent, read, conversationQuery } = await openPage({ isOnMessages: true });
  receiveMessage();
  handleLiveEvent(event('message'));
  const query = client.getQueryCache().find(conversationQuery(id));
  for (const observer of query?.observers ?? []) observer.destroy();
  await eventually(() => expect(read()).toMatchObject({ unread: 4, row: { unreadCount: 1 } }));
});

it('un événement pendant la première lecture la fait refaire ensuite', async () => {
  const { client, handleLiveEvent, conversationQuery, messagesQuery } = await openPage({
    isOnMessages: true,
  });
  client.removeQueries(conversationQuery(id));
  client.removeQueries(messagesQuery(id));
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  void client.fetchQuery(conversationQuery(id));
  void client.fetchQuery(messagesQuery(id));
  await eventually(() => expect(asked).toHaveLength(2));
  handleLiveEvent(event('message'));
  resolve();
  await eventually(() => expect(asked.filter((call) => call === 'GET conversations/x')).toHaveLength(2));
  await eventually(() => expect(client.getQueryState(messagesQuery(id).queryKey)?.isInvalidated).toBe(true));
});

it('un premier compteur lu pendant qu’un message arrive est relu', async () => {
  const { client, handleLiveEvent, unreadCountQuery } = await openPage({ isOnMessages: false });
  client.getQueryCache().find(unreadCountQuery())?.reset();
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  void client.refetchQueries(unreadCountQuery());
  await eventually(() => expect(asked).toHaveLength(1));
  handleLiveEvent(event('message'));
  resolve();
  await eventually(() => expect(asked).toHaveLength(2));
});

it('un compteur relu pendant que l’on lit n’est pas diminué deux fois', async () => {
  receiveMessage();
  const { client, saveConversation, read, unreadCountQuery } = await openPage({ isOnMessages: true });
  const sentAt = Date.now() - 1;
  await client.refetchQueries(unreadCountQuery());
  saveConversation(id, (known) => ({ ...known, unreadCount: 0 }), sentAt);
  await eventually(() => expect(client.isFetching()).toBe(0));
  expect(read().unread).toBe(3);
});

it('le compteur ne descend pas sous zéro', async () => {
  receiveMessage();
  const { client, saveConversation, read, unreadCountQuery } = await openPage({ isOnMessages: true });
  client.setQueryData(unreadCountQuery().queryKey, 0);
  saveConversation(id, (known) => ({ ...known, unreadCount: 0 }), Date.now());
  expect(read().unread).toBe(0);
});

it('un message renvoyé, que le serveur avait déjà, reste avant la réponse qu’il a reçue', async () => {
  const { client, saveMessage, read, messagesQuery } = await openPage({ isOnMessages: true });
  saveMessage(id, message(3, true), Date.now());
  const page = { items: [message(3, true), message(1, true)], nextCursor: null };
  client.setQueryData(messagesQuery(id).queryKey, page);
  saveMessage(id, message(2, true), Date.now());
  expect(read().texts).toEqual(['message 3', 'message 2', 'message 1']);
  expect(read().row?.lastMessage).toMatchObject({ text: 'message 3' });
});

it('un onglet caché ou une session inactive attend que l’on revienne', async () => {
  const { client, handleLiveEvent, listAsked, unreadCountQuery } = await openPage({ isOnMessages: true });
  setHidden(true);
  handleLiveEvent(event('message'));
  handleLiveEvent(resync());
  setHidden(false);
  storeUser({}, { lastActivity: Date.now() - 3_600_000 });
  handleLiveEvent(event('message'));
  handleLiveEvent(resync());
  storeUser();
  expect(await listAsked()).toEqual([]);
  expect(client.getQueryState(unreadCountQuery().queryKey)?.isInvalidated).toBe(true);
});
