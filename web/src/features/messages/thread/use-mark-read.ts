import type { Message } from '@parpaing/contract/schemas';
import { useEffect, useRef } from 'react';
import { callApi } from '../../../entities/session/call-api.ts';
import { useOwnRefresh } from '../use-own-refresh.ts';

interface Reading {
  conversation: string | undefined;
  unreadCount: number;
  /** The newest one that is shown. */
  newest: Message | undefined;
  isAtEnd: boolean;
}

/** Read is what was before the reader's eyes: the end of the thread, in a page that is looked at. Once a message. */
export function useMarkRead({ conversation, unreadCount, newest, isAtEnd }: Reading) {
  const refreshAfter = useOwnRefresh();
  const marked = useRef<string>(undefined);
  const messageId = unreadCount > 0 && isAtEnd ? newest?.id : undefined;

  useEffect(() => {
    if (!conversation || !messageId) return;
    const told = { kind: 'read', conversationId: conversation } as const;
    const reading = { params: { id: conversation }, body: { messageId } };
    async function mark() {
      if (marked.current === messageId || document.visibilityState !== 'visible') return;
      marked.current = messageId;
      try {
        await refreshAfter(told, () => callApi('markRead', reading));
      } catch {
        // The next look at the page tries again.
        marked.current = undefined;
      }
    }
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversation, messageId, refreshAfter]);
}
