import type { Conversation, Message } from '@parpaing/contract/schemas';
import type { Outgoing } from '../outbox/outbox.ts';
import { isSameDay } from './days.ts';

/** A message of the thread as it is shown, on its way or there. */
export interface Line {
  /** The same before and after it is sent. */
  key: string;
  text: string;
  isMine: boolean;
  at: Date;
  state: 'sending' | 'failed' | 'sent' | 'read';
  /** Of the last one read, when. */
  readAt?: Date;
  outgoing?: Outgoing;
  opensDay: boolean;
}

interface Thread {
  /** The newest first. */
  messages: readonly Message[];
  outbox: readonly Outgoing[];
  otherRead: Conversation['otherRead'];
}

/** The oldest first; what is on its way, last. */
export function lineUp({ messages, outbox, otherRead }: Thread): Line[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const lines = [
    ...readStates(messages.toReversed(), otherRead),
    ...outbox.filter(({ clientId }) => !arrived.has(clientId)).map(toLine),
  ];
  return lines.map((line, index) => {
    const before = lines[index - 1];
    return { ...line, opensDay: !before || !isSameDay(before.at, line.at) };
  });
}

type Undated = Omit<Line, 'opensDay'>;

function readStates(messages: readonly Message[], otherRead: Conversation['otherRead']): Undated[] {
  const readUpTo = messages.findIndex(({ id }) => id === otherRead?.messageId);
  const lastRead = messages.findLastIndex(({ isMine }, index) => isMine && index <= readUpTo);
  return messages.map(({ clientId, text, isMine, createdAt }, index) => ({
    key: clientId,
    text,
    isMine,
    at: new Date(createdAt),
    state: index <= readUpTo ? 'read' : 'sent',
    ...(index === lastRead && otherRead && { readAt: new Date(otherRead.at) }),
  }));
}

function toLine(outgoing: Outgoing): Undated {
  const { clientId, text, writtenAt, failure, isSent } = outgoing;
  return {
    key: clientId,
    text,
    isMine: true,
    at: new Date(writtenAt),
    state: failure ? 'failed' : isSent ? 'sent' : 'sending',
    outgoing,
  };
}
