import type { Conversation, ConversationSummary, Message, StreamEvent } from '@parpaing/contract/schemas';
import type { InvalidateQueryFilters, QueryState } from '@tanstack/react-query';
import { canFetchInBackground, getQueryClient } from '../session/calls/query-client.ts';
import type { LiveEvent } from '../session/live/event-stream.ts';
import { readUser } from '../session/stored-user.ts';
import {
  type ConversationPage,
  conversationListsKey,
  conversationQuery,
  conversationsKey,
  type ListChoice,
  messagesQuery,
  unreadCountQuery,
} from './conversation-queries.ts';
import { insertItem } from './merge-pages.ts';
import { sortInConversation } from './sort-in-conversation.ts';

type Echo = Omit<StreamEvent, 'actorId'>;

const echoTimeoutMs = 10_000;

/** Events that the stream will send for this tab's own changes, whose answers are already in the cache. */
let expectedEchoes: Echo[] = [];

export async function changeWithoutEcho<Answer>(echo: Echo, change: () => Promise<Answer>): Promise<Answer> {
  expectedEchoes.push(echo);
  try {
    const answer = await change();
    setTimeout(() => dropEcho(echo), echoTimeoutMs);
    return answer;
  } catch (error) {
    // The change was made, but its answer was lost: the event was ignored as an echo, so its data are read now.
    if (!dropEcho(echo)) void refreshConversation(echo);
    throw error;
  }
}

function dropEcho(echo: Echo | undefined): boolean {
  const count = expectedEchoes.length;
  expectedEchoes = expectedEchoes.filter((expected) => expected !== echo);
  return expectedEchoes.length < count;
}

export function handleLiveEvent(event: LiveEvent) {
  if (event.kind === 'resync') return resync(event.requestedAt);
  const isOwn = event.actorId === readUser()?.id;
  const echo = expectedEchoes.find(
    ({ kind, conversationId }) => isOwn && kind === event.kind && conversationId === event.conversationId,
  );
  if (!dropEcho(echo)) void refreshConversation(event);
}

/** Refetches what was read before the stream was requested: events in between are lost. */
function resync(requestedAt: number) {
  expectedEchoes = [];
  void invalidate({
    predicate: ({ state }) => state.fetchStatus === 'idle' && state.dataUpdatedAt < requestedAt,
  });
}

/** In a hidden or idle tab, data are marked stale and fetched when the tab is used again. */
async function invalidate(filters: InvalidateQueryFilters = {}) {
  const client = getQueryClient();
  const refetchType = canFetchInBackground() ? 'active' : 'none';
  const conversations = { queryKey: conversationsKey(), refetchType, ...filters } as const;
  const first = client.getQueryCache().findAll(conversations).filter(isFirstFetch);
  await client.invalidateQueries(conversations);
  // TanStack Query does not restart a first fetch, whose answer may be older than the change.
  for (const { queryKey, promise } of first) {
    await promise?.catch(() => {});
    await client.invalidateQueries({ queryKey, refetchType });
  }
}

const isFirstFetch = ({ state }: { state: Pick<QueryState<unknown>, 'data' | 'fetchStatus'> }) =>
  state.data === undefined && state.fetchStatus === 'fetching';

const refreshing = new Map<string, Echo | undefined>();

async function refreshConversation(event: Echo) {
  const { kind, conversationId: id } = event;
  const client = getQueryClient();
  const cache = client.getQueryCache();
  const isListShown = cache.findAll({ queryKey: conversationListsKey(), type: 'active' }).length > 0;
  if (!isListShown || !canFetchInBackground()) return invalidate();
  if (refreshing.has(id)) {
    if (refreshing.get(id)?.kind !== 'message') refreshing.set(id, event);
    return;
  }
  refreshing.set(id, undefined);
  const startedAt = Date.now();
  const messages = kind === 'message' && invalidate({ queryKey: messagesQuery(id).queryKey });
  try {
    const query = cache.build(client, client.defaultQueryOptions(conversationQuery(id)));
    if (isFirstFetch(query)) await query.promise?.catch(() => {});
    updateLists(await query.fetch(undefined, { cancelRefetch: true }), startedAt, kind);
  } catch {
    void client.invalidateQueries({ queryKey: conversationsKey(), refetchType: 'none' });
  }
  await messages;
  const next = refreshing.get(id);
  refreshing.delete(id);
  if (next) await refreshConversation(next);
}

export function saveConversation(id: string, change: (known: Conversation) => Conversation, sentAt: number) {
  const client = getQueryClient();
  const saved = client.setQueryData(conversationQuery(id).queryKey, (known) => known && change(known));
  // An answer under way may have been read before the change.
  void invalidate({ predicate: ({ state }) => state.fetchStatus !== 'idle' });
  if (saved) updateLists(saved, sentAt);
}

const timeOf = ({ createdAt }: Pick<Message, 'createdAt'>) => createdAt;

export function saveMessage(conversationId: string, message: Message, sentAt: number) {
  getQueryClient().setQueryData(
    messagesQuery(conversationId).queryKey,
    (page) => page && insertItem(page, message, timeOf),
  );
  const { text, isMine, createdAt } = message;
  saveConversation(
    conversationId,
    (known) =>
      timeOf(known.lastMessage) > createdAt
        ? known
        : { ...known, lastMessage: { text, isMine, createdAt }, unreadCount: 0 },
    sentAt,
  );
}

function updateLists(conversation: Conversation, changedAt: number, kind?: StreamEvent['kind']) {
  const client = getQueryClient();
  let before: ConversationSummary | undefined;
  for (const query of client.getQueryCache().findAll({ queryKey: conversationListsKey() })) {
    const page = query.state.data as ConversationPage | undefined;
    if (!page) continue;
    if (query.isActive()) before ??= page.items.find(({ id }) => id === conversation.id);
    const placed = sortInConversation(page, conversation, query.queryKey.at(-1) as ListChoice);
    client.setQueryData<ConversationPage>(query.queryKey, { ...placed, hasNoConversations: false });
  }
  // The list already shows the message, but the unread count may be older: it is fetched again.
  const isKnown =
    kind === 'message' && before && timeOf(before.lastMessage) === timeOf(conversation.lastMessage);
  const difference =
    before && !isKnown ? Number(isUnread(conversation)) - Number(isUnread(before)) : undefined;
  if (difference === 0) return;
  const { queryKey } = unreadCountQuery();
  const count = client.getQueryState(queryKey);
  const isCountNewer = count && (count.fetchStatus !== 'idle' || count.dataUpdatedAt > changedAt);
  if (difference === undefined || isCountNewer) return void invalidate({ queryKey });
  client.setQueryData(queryKey, (known) =>
    known === undefined ? undefined : Math.max(0, known + difference),
  );
}

const isUnread = ({ unreadCount, isArchived }: ConversationSummary) => unreadCount > 0 && !isArchived;
