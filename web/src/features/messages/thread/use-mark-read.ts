import type { Message } from '@parpaing/contract/schemas';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../entities/session/call-api.ts';
import { useRevalidateAfter } from '../use-revalidate-after.ts';

interface Reading {
  conversation: string | undefined;
  unreadCount: number;
  newest: Message | undefined;
  isAtEnd: boolean;
}

/** A message counts as read when the end of the thread is shown in a visible tab. */
export function useMarkRead({ conversation, unreadCount, newest, isAtEnd }: Reading) {
  const revalidateAfter = useRevalidateAfter();
  const marked = useRef<string>(undefined);
  const messageId = unreadCount > 0 && isAtEnd ? newest?.id : undefined;

  useEffect(() => {
    if (!conversation || !messageId) return;
    const expectedEvent = { kind: 'read', conversationId: conversation } as const;
    const reading = { params: { id: conversation }, body: { messageId } };
    async function mark() {
      if (marked.current === messageId || document.visibilityState !== 'visible') return;
      marked.current = messageId;
      try {
        await revalidateAfter(expectedEvent, () => callApi('markRead', reading));
      } catch {
        marked.current = undefined;
      }
    }
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversation, messageId, revalidateAfter]);
}
