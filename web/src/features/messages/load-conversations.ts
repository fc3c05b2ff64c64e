import type { ConversationSummary } from '@parpaing/contract/schemas';
import { callApi } from '../../lib/call-api.ts';
import type { Chunk } from './join-older.ts';
import { orLast } from './keep-last.ts';
import { type ListChoice, listAddress } from './list-choice.ts';

export interface LoadedConversations {
  choice: ListChoice;
  conversations: Chunk<ConversationSummary>;
  /** Conversations with something unread. */
  unread: number;
  /** Not one, archived or not. */
  isBlank: boolean;
}

export function loadConversations(choice: ListChoice): Promise<LoadedConversations> {
  return orLast(listAddress(choice), load(choice));
}

async function load(choice: ListChoice): Promise<LoadedConversations> {
  const [conversations, { count }] = await Promise.all([loadChunk(choice), callApi('countUnread', {})]);
  const isEmpty = conversations.items.length === 0 && choice.filter === 'tous' && !choice.about;
  const isBlank = isEmpty && (await loadChunk({ ...choice, filter: 'archives' })).items.length === 0;
  return { choice, conversations, unread: count, isBlank };
}

export async function loadChunk(
  { filter, about }: ListChoice,
  cursor?: string,
): Promise<Chunk<ConversationSummary>> {
  const { items, next } = await callApi('listConversations', { query: { filter, material: about, cursor } });
  return { items, more: next };
}
