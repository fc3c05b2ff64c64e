import type { Conversation, MaterialDetail, Message } from '@parpaing/contract/schemas';
import type { CursorPage } from '../../../entities/conversation/merge-pages.ts';

export interface LoadedThread {
  conversation: Conversation;
  messages: CursorPage<Message>;
}

export interface StartingThread {
  conversation: Omit<Conversation, 'id' | 'lastMessage'> & { id?: undefined; lastMessage?: undefined };
  messages: CursorPage<Message>;
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
