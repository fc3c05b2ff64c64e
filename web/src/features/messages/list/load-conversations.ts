import type { ConversationSummary } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/call-api.ts';
import type { Chunk } from '../thread/join-older.ts';
import { orLast } from '../thread/keep-last.ts';
import type { LoadOptions } from '../thread/load-thread.ts';
import { type ListChoice, listAddress } from './list-choice.ts';

export interface LoadedConversations {
  choice: ListChoice;
  conversations: Chunk<ConversationSummary>;
  /** Not one, archived or not. */
  isBlank: boolean;
}

export function loadConversations(choice: ListChoice, signal: AbortSignal): Promise<LoadedConversations> {
  return orLast(listAddress(choice), load(choice, signal));
}

async function load(choice: ListChoice, signal: AbortSignal): Promise<LoadedConversations> {
  const conversations = await loadChunk(choice, { signal });
  const isEmpty = conversations.items.length === 0 && choice.filter === 'tous' && !choice.about;
  const isBlank =
    isEmpty && (await loadChunk({ ...choice, filter: 'archives' }, { signal })).items.length === 0;
  return { choice, conversations, isBlank };
}

export async function loadChunk(
  { filter, about }: ListChoice,
  { cursor, signal }: LoadOptions,
): Promise<Chunk<ConversationSummary>> {
  const { items, next } = await callApi(
    'listConversations',
    { query: { filter, material: about, cursor } },
    { signal },
  );
  return { items, more: next };
}
