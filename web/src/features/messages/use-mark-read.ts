import type { Message } from '@parpaing/contract/schemas';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../lib/call-api.ts';

interface Reading {
  conversation: string;
  unreadCount: number;
  /** The newest one that is shown. */
  newest: Message | undefined;
  isAtEnd: boolean;
}

/** Read is what was before the reader's eyes: the end of the thread, in a page that is looked at. Once a message. */
export function useMarkRead({ conversation, unreadCount, newest, isAtEnd }: Reading) {
  const { revalidate } = useRevalidator();
  const marked = useRef<string>(undefined);
  const messageId = unreadCount > 0 && isAtEnd ? newest?.id : undefined;

  useEffect(() => {
    if (!messageId) return;
    async function mark() {
      if (!messageId || marked.current === messageId || document.visibilityState !== 'visible') return;
      marked.current = messageId;
      try {
        await callApi('markRead', { params: { id: conversation }, body: { messageId } });
        await revalidate();
      } catch {
        // The next look at the page tries again.
        marked.current = undefined;
      }
    }
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [conversation, messageId, revalidate]);
}
