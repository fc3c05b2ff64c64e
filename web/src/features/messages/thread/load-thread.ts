import type { Conversation, MaterialDetail, Message } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/call-api.ts';
import type { Chunk } from './join-older.ts';

export interface LoadedThread {
  conversation: Conversation;
  messages: Chunk<Message>;
}

export interface LoadOptions {
  cursor?: string;
  signal?: AbortSignal;
}

/** Nothing exists until the first message, which makes the conversation. */
export interface StartingThread {
  conversation: Omit<Conversation, 'id' | 'lastMessage'> & { id?: undefined };
  messages: Chunk<Message>;
}

export async function loadThread(id: string, signal: AbortSignal): Promise<LoadedThread> {
  const [conversation, messages] = await Promise.all([
    callApi('readConversation', { params: { id } }, { signal }),
    loadMessages(id, { signal }),
  ]);
  return { conversation, messages };
}

/** The newest first, as lists are loaded here. */
export async function loadMessages(id: string, { cursor, signal }: LoadOptions): Promise<Chunk<Message>> {
  const { items, previous } = await callApi(
    'listMessages',
    { params: { id }, query: { cursor } },
    { signal },
  );
  return { items: items.toReversed(), more: previous };
}

export function startThread(material: MaterialDetail): StartingThread {
  const { seller } = material;
  const conversation = {
    material,
    other: { ...seller, profileImageUrl: null, isGone: false },
    isSeller: false,
    unreadCount: 0,
    isArchived: false,
    replyMinutes: seller.replyMinutes,
    otherRead: null,
  };
  return { conversation, messages: { items: [], more: null } };
}
