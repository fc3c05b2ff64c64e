import type { Conversation, Message } from '@parpaing/contract/schemas';
import { useEffect, useRef } from 'react';
import { changeWithoutEcho, saveConversation } from '../../../entities/conversation/conversation-cache.ts';
import { callApi } from '../../../entities/session/calls/call-api.ts';

interface Reading {
  conversation: Pick<Conversation, 'unreadCount'> & Partial<Pick<Conversation, 'id' | 'lastMessage'>>;
  newest: Message | undefined;
  isAtEnd: boolean;
}

/** A message counts as read when the end of the thread is shown in a visible tab. */
export function useMarkRead({ conversation: { id, unreadCount, lastMessage }, newest, isAtEnd }: Reading) {
  const marked = useRef<string>(undefined);
  // The conversation may be fetched before its newest message is.
  const isComplete = newest && lastMessage && newest.createdAt >= lastMessage.createdAt;
  const messageId = unreadCount > 0 && isAtEnd && isComplete ? newest.id : undefined;
  const newestAt = newest?.createdAt ?? '';

  useEffect(() => {
    if (!id || !messageId) return;
    const echo = { kind: 'read', conversationId: id } as const;
    const reading = { params: { id }, body: { messageId } };
    async function mark() {
      if (marked.current === messageId || document.visibilityState !== 'visible') return;
      marked.current = messageId;
      const sentAt = Date.now();
      try {
        await changeWithoutEcho(echo, () => callApi('markRead', reading));
        saveConversation(
          echo.conversationId,
          (known) => (known.lastMessage.createdAt <= newestAt ? { ...known, unreadCount: 0 } : known),
          sentAt,
        );
      } catch {
        marked.current = undefined;
      }
    }
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, messageId, newestAt]);
}
