import type { Message } from '@parpaing/contract/schemas';
import { useEffect, useState } from 'react';
import { messageDraftsQuery } from '../../../entities/conversation/conversation-queries.ts';
import {
  readWaitingMessage,
  removeWaitingMessage,
  type WaitingMessage,
} from '../../../entities/conversation/waiting-message.ts';
import { getQueryClient } from '../../../entities/session/calls/query-client.ts';
import { useMemberQuery } from '../../../entities/session/calls/use-member-query.ts';

interface WaitingOptions {
  materialId: string;
  isSeller: boolean;
  arrived: readonly Message[];
  send: (text: string, clientId: string) => void;
}

/** Of this tab, or a draft of the account. One that was submitted with the login is sent at once. */
export function useWaitingMessage({ materialId, isSeller, arrived, send }: WaitingOptions) {
  const { data: drafts = [] } = useMemberQuery(messageDraftsQuery());
  const [ofTab] = useState(() => (isSeller ? null : readWaitingMessage(materialId)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only.
  useEffect(() => {
    if (isSeller) return;
    const stored = readWaitingMessage(materialId);
    if (!stored) return;
    const hasArrived = isAmong(arrived, stored);
    // The outbox holds it from here on, after a reload too.
    if (stored.isSubmitted && !hasArrived) send(stored.text, stored.clientId);
    if (stored.isSubmitted || hasArrived) removeWaitingMessage(materialId);
  }, []);

  const ofAccount = drafts.filter(({ material }) => material.id === materialId && !isSeller);
  const known: WaitingMessage[] = [...(ofTab && !ofTab.isSubmitted ? [ofTab] : []), ...ofAccount];
  const waiting = known.find((message) => !isAmong(arrived, message));

  function forget(clientId: string) {
    if (ofTab?.clientId === clientId) removeWaitingMessage(materialId);
    getQueryClient().setQueryData(messageDraftsQuery().queryKey, (items) =>
      items?.filter((draft) => draft.clientId !== clientId),
    );
  }

  return { waiting, wasSubmitted: ofTab?.isSubmitted === true, forget };
}

/** By its text too, unless its author has just asked to send it: a draft of two tabs is sent once. */
const isAmong = (messages: readonly Message[], { clientId, text, isSubmitted }: WaitingMessage) =>
  messages.some(
    (message) => message.clientId === clientId || (!isSubmitted && message.isMine && message.text === text),
  );
