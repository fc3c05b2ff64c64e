import type {
  Conversation,
  ConversationFilter,
  ConversationSummary,
  Message,
} from '@parpaing/contract/schemas';
import { queryOptions } from '@tanstack/react-query';
import { callForMember, getQueryClient, memberKey, retryInBackground } from '../session/query-client.ts';
import { type CursorPage, mergeNewestPage } from './merge-pages.ts';

export interface ListChoice {
  filter: ConversationFilter;
  about: string | undefined;
}

export interface ConversationPage extends CursorPage<ConversationSummary> {
  hasNoConversations: boolean;
}

export const conversationsKey = () => memberKey('conversations');
export const conversationListsKey = () => memberKey('conversations', 'list');

export const unreadCountQuery = () =>
  queryOptions({
    queryKey: memberKey('conversations', 'unread'),
    queryFn: async () => (await callForMember('countUnread', {})).count,
    meta: { logAs: 'unread messages' },
    ...retryInBackground,
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: memberKey('conversations', 'conversation', id),
    queryFn: (): Promise<Conversation> => callForMember('readConversation', { params: { id } }),
  });

/** Older pages are kept: an infinite query would fetch each of them again for every event. */
export function messagesQuery(id: string) {
  const queryKey = memberKey('conversations', 'messages', id);
  return queryOptions({
    queryKey,
    async queryFn() {
      const newest = await fetchMessages(id);
      const known = getQueryClient().getQueryData<CursorPage<Message>>(queryKey);
      return known ? mergeNewestPage(newest, known, ({ createdAt }) => createdAt) : newest;
    },
  });
}

export async function fetchMessages(id: string, cursor?: string): Promise<CursorPage<Message>> {
  const { items, previous } = await callForMember('listMessages', { params: { id }, query: { cursor } });
  return { items: items.toReversed(), nextCursor: previous };
}

export function conversationListQuery(choice: ListChoice) {
  const queryKey = memberKey('conversations', 'list', choice);
  return queryOptions({
    queryKey,
    async queryFn(): Promise<ConversationPage> {
      const newest = await fetchConversations(choice);
      const known = getQueryClient().getQueryData<ConversationPage>(queryKey);
      const page = known
        ? mergeNewestPage(newest, known, ({ lastMessage }) => lastMessage.createdAt)
        : newest;
      const isEmpty = page.items.length === 0 && choice.filter === 'tous' && !choice.about;
      const hasNoConversations =
        isEmpty && (await fetchConversations({ ...choice, filter: 'archives' })).items.length === 0;
      return { ...page, hasNoConversations };
    },
  });
}

export async function fetchConversations(
  { filter, about }: ListChoice,
  cursor?: string,
): Promise<CursorPage<ConversationSummary>> {
  const { items, next } = await callForMember('listConversations', {
    query: { filter, material: about, cursor },
  });
  return { items, nextCursor: next };
}
