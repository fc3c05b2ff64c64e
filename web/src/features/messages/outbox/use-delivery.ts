import { ApiError } from '@parpaing/contract/call-errors';
import { pages } from '@parpaing/contract/pages';
import type { MessageInput } from '@parpaing/contract/schemas';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { changeWithoutEcho, saveMessage } from '../../../entities/conversation/conversation-cache.ts';
import { conversationQuery } from '../../../entities/conversation/conversation-queries.ts';
import { callApi } from '../../../entities/session/calls/call-api.ts';
import { getQueryClient } from '../../../entities/session/calls/query-client.ts';
import type { Deliver } from './outbox.ts';

export function useDelivery(conversation: string | undefined, materialId: string): Deliver {
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  async function sendTo(id: string, body: MessageInput, isRetry: boolean) {
    const sentAt = Date.now();
    const send = () => callApi('sendMessage', { params: { id }, body });
    try {
      // A message that was stored the first time is not announced again.
      const sending = isRetry ? send() : changeWithoutEcho({ kind: 'message', conversationId: id }, send);
      saveMessage(id, await sending, sentAt);
    } catch (error) {
      // The other member has left: the page has to show it.
      if (error instanceof ApiError && error.answer.error === 'conversation_closed') {
        void getQueryClient().invalidateQueries({ queryKey: conversationQuery(id).queryKey });
      }
      throw error;
    }
  }

  return async (body, isRetry) => {
    if (conversation) return sendTo(conversation, body, isRetry);
    const { id } = await callApi('startConversation', { body: { ...body, materialId } });
    if (isMounted.current) await navigate(pages.conversation(id), { replace: true });
  };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
