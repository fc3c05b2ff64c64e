import type { Conversation, Message } from '@parpaing/contract/schemas';
import { callApi } from '../../lib/call-api.ts';
import type { Chunk } from './join-older.ts';

export interface LoadedThread {
  conversation: Conversation;
  messages: Chunk<Message>;
}

export async function loadThread(id: string): Promise<LoadedThread> {
  const [conversation, messages] = await Promise.all([
    callApi('readConversation', { params: { id } }),
    loadMessages(id),
  ]);
  return { conversation, messages };
}

/** The newest first, as lists are loaded here. */
export async function loadMessages(id: string, cursor?: string): Promise<Chunk<Message>> {
  const { items, previous } = await callApi('listMessages', { params: { id }, query: { cursor } });
  return { items: items.toReversed(), more: previous };
}
