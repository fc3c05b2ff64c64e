import { ApiError } from '@parpaing/contract/call-errors';
import { pages } from '@parpaing/contract/pages';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { callApi } from '../../../entities/session/call-api.ts';
import { useRevalidateAfter } from '../use-revalidate-after.ts';
import type { OutgoingMessage } from './outbox.ts';

export function useDelivery(conversation: string | undefined, materialId: string) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const revalidateAfter = useRevalidateAfter();
  const isMounted = useIsMounted();

  return async (body: Pick<OutgoingMessage, 'clientId' | 'text'>) => {
    if (conversation) {
      const expectedEvent = { kind: 'message', conversationId: conversation } as const;
      const send = () => callApi('sendMessage', { params: { id: conversation }, body });
      return revalidateAfter(expectedEvent, send).catch((error) => {
        // The other member has left: the page has to show it.
        if (error instanceof ApiError && error.answer.error === 'conversation_closed') void revalidate();
        throw error;
      });
    }
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
