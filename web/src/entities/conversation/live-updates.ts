import type { Conversation, ConversationSummary, Message, StreamEvent } from '@parpaing/contract/schemas';
import type { Query } from '@tanstack/react-query';
import type { LiveEvent } from '../session/event-stream.ts';
import { canFetchInBackground, getQueryClient } from '../session/query-client.ts';
import {
  type ConversationPage,
  conversationListsKey,
  conversationQuery,
  conversationsKey,
  type ListChoice,
  messagesQuery,
  unreadCountQuery,
} from './conversation-queries.ts';
import { placeConversation } from './place-conversation.ts';

const echoTimeoutMs = 10_000;

/** Events that the stream will send for this tab's own changes, whose answers are already in the cache. */
let expectedEchoes: StreamEvent[] = [];

export async function changeWithoutEcho<Answer>(
  echo: StreamEvent,
  change: () => Promise<Answer>,
): Promise<Answer> {
  expectedEchoes.push(echo);
  try {
    const answer = await change();
    setTimeout(() => dropEcho(echo), echoTimeoutMs);
    return answer;
  } catch (error) {
    // Its event came although its answer was lost.
    if (!dropEcho(echo)) void refreshConversation(echo);
    throw error;
  }
}

function dropEcho(echo: StreamEvent | undefined): boolean {
  const count = expectedEchoes.length;
  expectedEchoes = expectedEchoes.filter((expected) => expected !== echo);
  return expectedEchoes.length < count;
}

export function handleLiveEvent(event: LiveEvent) {
  if (event.kind === 'resync') return refetchAll();
  const echo = expectedEchoes.find(
    ({ kind, conversationId }) => kind === event.kind && conversationId === event.conversationId,
  );
  if (!dropEcho(echo)) void refreshConversation(event);
}

function refetchAll() {
  expectedEchoes = [];
  invalidateConversations();
  if (!canFetchInBackground()) return;
  // The server answers again: what could not be fetched before is fetched now.
  const predicate = ({ state }: Query) => state.status === 'error' && state.fetchStatus === 'idle';
  void getQueryClient().refetchQueries({ type: 'active', predicate });
}

/** In a hidden or idle tab, what is shown is fetched when somebody looks at it again. */
function invalidateConversations() {
  const refetchType = canFetchInBackground() ? 'active' : 'none';
  void getQueryClient().invalidateQueries({ queryKey: conversationsKey(), refetchType });
}

async function refreshConversation({ kind, conversationId: id }: StreamEvent) {
  const client = getQueryClient();
  const cache = client.getQueryCache();
  const isListShown = cache.findAll({ queryKey: conversationListsKey(), type: 'active' }).length > 0;
  if (!isListShown || !canFetchInBackground()) return invalidateConversations();
  if (kind === 'message') void client.invalidateQueries({ queryKey: messagesQuery(id).queryKey });
  try {
    const query = cache.build(client, client.defaultQueryOptions(conversationQuery(id)));
    updateLists(await query.fetch(undefined, { cancelRefetch: true }), kind);
  } catch {
    void client.invalidateQueries({ queryKey: conversationsKey(), refetchType: 'none' });
  }
}

/** Writes what an own change has made of a conversation. */
export function saveConversation(id: string, change: (known: Conversation) => Conversation) {
  const client = getQueryClient();
  const saved = client.setQueryData(conversationQuery(id).queryKey, (known) => known && change(known));
  // An answer under way may have been read before the change.
  const predicate = ({ state }: Query) => state.fetchStatus !== 'idle';
  void client.invalidateQueries({ queryKey: conversationsKey(), predicate });
  if (saved) updateLists(saved);
}

export function saveMessage(conversationId: string, message: Message) {
  getQueryClient().setQueryData(
    messagesQuery(conversationId).queryKey,
    (page) => page && { ...page, items: [message, ...page.items.filter(({ id }) => id !== message.id)] },
  );
  const { text, isMine, createdAt } = message;
  saveConversation(conversationId, (known) => ({
    ...known,
    lastMessage: { text, isMine, createdAt },
    unreadCount: 0,
  }));
}

function updateLists(conversation: Conversation, kind?: StreamEvent['kind']) {
  const client = getQueryClient();
  let before: ConversationSummary | undefined;
  for (const query of client.getQueryCache().findAll({ queryKey: conversationListsKey() })) {
    const page = query.state.data as ConversationPage | undefined;
    if (!page) continue;
    if (query.isActive()) before ??= page.items.find(({ id }) => id === conversation.id);
    const placed = placeConversation(page, conversation, query.queryKey.at(-1) as ListChoice);
    client.setQueryData<ConversationPage>(query.queryKey, { ...placed, hasNoConversations: false });
  }
  const { queryKey } = unreadCountQuery();
  // A list that already knew the message was fetched after it; the count may have been fetched before.
  const isKnown = kind === 'message' && isSameMessage(before, conversation);
  if (!before || isKnown) void client.invalidateQueries({ queryKey });
  else {
    const difference = Number(isUnread(conversation)) - Number(isUnread(before));
    client.setQueryData(queryKey, (count) => (count === undefined ? undefined : count + difference));
  }
}

const isSameMessage = (before: ConversationSummary | undefined, after: ConversationSummary) =>
  before?.lastMessage.createdAt === after.lastMessage.createdAt;

const isUnread = ({ unreadCount, isArchived }: ConversationSummary) => unreadCount > 0 && !isArchived;
