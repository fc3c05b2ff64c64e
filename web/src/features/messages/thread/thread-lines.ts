import type { Conversation, Message } from '@parpaing/contract/schemas';
import { isSameDay } from '../days.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';

export interface ThreadLine {
  key: string;
  text: string;
  isMine: boolean;
  at: Date;
  state: 'sending' | 'failed' | 'sent' | 'read';
  readAt?: Date;
  outgoing?: OutgoingMessage;
  startsDay: boolean;
}

interface Thread {
  messages: readonly Message[];
  outbox: readonly OutgoingMessage[];
  otherRead: Conversation['otherRead'];
}

/** Oldest first, then those being sent. `messages` are newest first. */
export function toThreadLines({ messages, outbox, otherRead }: Thread): ThreadLine[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const lines = [
    ...toDeliveredLines(messages.toReversed(), otherRead),
    ...outbox.filter(({ clientId }) => !arrived.has(clientId)).map(toOutgoingLine),
  ];
  return lines.map((line, index) => {
    const before = lines[index - 1];
    return { ...line, startsDay: !before || !isSameDay(before.at, line.at) };
  });
}

type LineWithoutDay = Omit<ThreadLine, 'startsDay'>;

function toDeliveredLines(
  messages: readonly Message[],
  otherRead: Conversation['otherRead'],
): LineWithoutDay[] {
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

function toOutgoingLine(outgoing: OutgoingMessage): LineWithoutDay {
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
