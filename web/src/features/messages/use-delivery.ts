import { pages } from '@parpaing/contract/pages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../lib/call-api.ts';
import type { Outgoing } from './outbox.ts';
import { useOwnRefresh } from './use-own-refresh.ts';

/** Into the conversation or, before there is one, to the seller of the material: then its page takes over. */
export function useDelivery(conversation: string | undefined, materialId: string) {
  const navigate = useNavigate();
  const refreshAfter = useOwnRefresh();
  const isShown = useIsShown();

  return async (body: Pick<Outgoing, 'clientId' | 'text'>) => {
    if (conversation) {
      const told = { kind: 'message', conversationId: conversation } as const;
      return refreshAfter(told, () => callApi('sendMessage', { params: { id: conversation }, body }));
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
