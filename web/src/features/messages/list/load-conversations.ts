import type { ConversationSummary } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/call-api.ts';
import { withLastAnswerFallback } from '../thread/last-answer-fallback.ts';
import type { LoadOptions } from '../thread/load-thread.ts';
import type { CursorPage } from '../thread/merge-pages.ts';
import { conversationsAddress, type ListChoice } from './list-choice.ts';

export interface LoadedConversations {
  choice: ListChoice;
  conversations: CursorPage<ConversationSummary>;
  hasNoConversations: boolean;
}

export function loadConversations(choice: ListChoice, signal: AbortSignal): Promise<LoadedConversations> {
  return withLastAnswerFallback(conversationsAddress(choice), loadList(choice, signal));
}

async function loadList(choice: ListChoice, signal: AbortSignal): Promise<LoadedConversations> {
  const conversations = await loadConversationPage(choice, { signal });
  const isEmpty = conversations.items.length === 0 && choice.filter === 'tous' && !choice.about;
  const hasNoConversations =
    isEmpty && (await loadConversationPage({ ...choice, filter: 'archives' }, { signal })).items.length === 0;
  return { choice, conversations, hasNoConversations };
}

export async function loadConversationPage(
  { filter, about }: ListChoice,
  { cursor, signal }: LoadOptions,
): Promise<CursorPage<ConversationSummary>> {
  const { items, next } = await callApi(
    'listConversations',
    { query: { filter, material: about, cursor } },
    { signal },
  );
  return { items, nextCursor: next };
}
