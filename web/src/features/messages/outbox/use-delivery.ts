import { ApiError } from '@parpaing/contract/call-errors';
import { pages } from '@parpaing/contract/pages';
import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { callApi } from '../../../entities/session/call-api.ts';
import { useOwnRefresh } from '../use-own-refresh.ts';
import type { Outgoing } from './outbox.ts';

/** Into the conversation or, before there is one, to the seller of the material: then its page takes over. */
export function useDelivery(conversation: string | undefined, materialId: string) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const refreshAfter = useOwnRefresh();
  const isShown = useIsShown();

  return async (body: Pick<Outgoing, 'clientId' | 'text'>) => {
    if (conversation) {
      const told = { kind: 'message', conversationId: conversation } as const;
      const send = () => callApi('sendMessage', { params: { id: conversation }, body });
      return refreshAfter(told, send).catch((error) => {
        // The other has left: the page shows it, and asks for nothing more.
        if (error instanceof ApiError && error.answer.error === 'conversation_closed') void revalidate();
        throw error;
      });
    }
    const { id } = await callApi('startConversation', { body: { ...body, materialId } });
    // Whoever went elsewhere meanwhile is not called back.
    if (isShown.current) await navigate(pages.conversation(id), { replace: true });
  };
}

function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
