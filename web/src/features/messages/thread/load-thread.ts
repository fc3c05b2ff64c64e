import type { Conversation, MaterialDetail, Message } from '@parpaing/contract/schemas';
import { callApi } from '../../../entities/session/call-api.ts';
import type { CursorPage } from './merge-pages.ts';

export interface LoadedThread {
  conversation: Conversation;
  messages: CursorPage<Message>;
}

export interface LoadOptions {
  cursor?: string;
  signal?: AbortSignal;
}

export interface StartingThread {
  conversation: Omit<Conversation, 'id' | 'lastMessage'> & { id?: undefined };
  messages: CursorPage<Message>;
}

export async function loadThread(id: string, signal: AbortSignal): Promise<LoadedThread> {
  const [conversation, messages] = await Promise.all([
    callApi('readConversation', { params: { id } }, { signal }),
    loadMessages(id, { signal }),
  ]);
  return { conversation, messages };
}

export async function loadMessages(
  id: string,
  { cursor, signal }: LoadOptions,
): Promise<CursorPage<Message>> {
  const { items, previous } = await callApi(
    'listMessages',
    { params: { id }, query: { cursor } },
    { signal },
  );
  return { items: items.toReversed(), nextCursor: previous };
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
  return { conversation, messages: { items: [], nextCursor: null } };
}
