import type {
  Conversation,
  ConversationFilter,
  ConversationSummary,
  Message,
} from '@parpaing/contract/schemas';
import { queryOptions } from '@tanstack/react-query';
import {
  callForMember,
  getQueryClient,
  memberKey,
  retryInBackground,
} from '../session/calls/query-client.ts';
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
    queryFn: async ({ signal }) => (await callForMember('countUnread', {}, { signal })).count,
    meta: { logAs: 'unread messages' },
    ...retryInBackground,
  });

export const messageDraftsQuery = () =>
  queryOptions({
    queryKey: memberKey('message-drafts'),
    queryFn: async () => (await callForMember('listMessageDrafts', {})).items,
  });

/** Without `signal`: closing the conversation would cancel a fetch that the list waits for. */
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
    async queryFn({ signal }) {
      const newest = await fetchMessages(id, undefined, signal);
      const known = getQueryClient().getQueryData<CursorPage<Message>>(queryKey);
      return known ? mergeNewestPage(newest, known, ({ createdAt }) => createdAt) : newest;
    },
  });
}

export async function fetchMessages(
  id: string,
  cursor?: string,
  signal?: AbortSignal,
): Promise<CursorPage<Message>> {
  const input = { params: { id }, query: { cursor } };
  const { items, previous } = await callForMember('listMessages', input, { signal });
  return { items: items.toReversed(), nextCursor: previous };
}

export function conversationListQuery(choice: ListChoice) {
  const queryKey = memberKey('conversations', 'list', choice);
  return queryOptions({
    queryKey,
    async queryFn({ signal }): Promise<ConversationPage> {
      const newest = await fetchConversations(choice, undefined, signal);
      const known = getQueryClient().getQueryData<ConversationPage>(queryKey);
      const page = known
        ? mergeNewestPage(newest, known, ({ lastMessage }) => lastMessage.createdAt)
        : newest;
      const isEmpty = page.items.length === 0 && choice.filter === 'tous' && !choice.about;
      const hasNoConversations =
        isEmpty &&
        (await fetchConversations({ ...choice, filter: 'archives' }, undefined, signal)).items.length === 0;
      return { ...page, hasNoConversations };
    },
  });
}

export async function fetchConversations(
  { filter, about }: ListChoice,
  cursor?: string,
  signal?: AbortSignal,
): Promise<CursorPage<ConversationSummary>> {
  const input = { query: { filter, material: about, cursor } };
  const { items, next } = await callForMember('listConversations', input, { signal });
  return { items, nextCursor: next };
}
