import type { Message } from '@parpaing/contract/schemas';
import { useEffect, useSyncExternalStore } from 'react';
import * as m from '../../../paraglide/messages.js';
import { type Outgoing, post, postAgain, readOutbox, subscribeToOutbox, takeOut } from './outbox.ts';

interface OutboxOptions {
  name: string;
  deliver: (message: Pick<Outgoing, 'clientId' | 'text'>) => Promise<void>;
  /** Those of the conversation by now. */
  arrived: readonly Message[];
  announce: (message: string, isUrgent: boolean) => void;
}

/** Shown at once, sent in turn; what fails stays until it is tried again or given up. */
export function useOutbox({ name, deliver, arrived, announce }: OutboxOptions) {
  const outbox = useSyncExternalStore(subscribeToOutbox, () => readOutbox(name));

  useEffect(() => {
    takeOut(
      name,
      arrived.map(({ clientId }) => clientId),
    );
  }, [name, arrived]);

  async function tell(sending: Promise<string | undefined>) {
    const failure = await sending;
    announce(failure ?? m.message_sent(), failure !== undefined);
  }

  return {
    outbox,
    send: (text: string) => void tell(post(name, text, deliver)),
    sendAgain: (message: Outgoing) => void tell(postAgain(name, message, deliver)),
    discard: ({ clientId }: Outgoing) => takeOut(name, [clientId]),
  };
}
