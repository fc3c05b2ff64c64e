import type { Message } from '@parpaing/contract/schemas';
import { useEffect, useSyncExternalStore } from 'react';
import * as m from '../../../paraglide/messages.js';
import {
  type Deliver,
  type OutgoingMessage,
  queueMessage,
  readOutbox,
  removeMessages,
  retryMessage,
  subscribeToOutbox,
} from './outbox.ts';

interface OutboxOptions {
  threadKey: string;
  deliver: Deliver;
  arrived: readonly Message[];
  announce: (message: string, isUrgent: boolean) => void;
}

export function useOutbox({ threadKey, deliver, arrived, announce }: OutboxOptions) {
  const outbox = useSyncExternalStore(subscribeToOutbox, () => readOutbox(threadKey));

  useEffect(() => {
    removeMessages(
      threadKey,
      arrived.map(({ clientId }) => clientId),
    );
  }, [threadKey, arrived]);

  async function announceResult(sending: Promise<OutgoingMessage | undefined>) {
    const result = await sending;
    if (result) announce(result.failure ?? m.message_sent(), result.failure !== undefined);
  }

  return {
    outbox,
    send: (text: string, clientId?: string) =>
      void announceResult(queueMessage(threadKey, text, deliver, clientId)),
    retry: (message: OutgoingMessage) => void announceResult(retryMessage(threadKey, message, deliver)),
    discard: ({ clientId }: OutgoingMessage) => removeMessages(threadKey, [clientId]),
  };
}
