import { expect, it } from 'vitest';
import { toThreadLines } from './thread-lines.ts';

const message = (id: string, isMine: boolean, createdAt: string) => ({
  id,
  clientId: `client-${id}`,
  text: id,
  isMine,
  createdAt,
});

/** The newest first, as the list is loaded. */
const messages = [
  message('d', true, '2026-04-07T12:40:00Z'),
  message('c', false, '2026-04-07T12:30:00Z'),
  message('b', true, '2026-04-06T22:30:00Z'),
  message('a', true, '2026-04-06T21:30:00Z'),
];

it('l’autre a lu jusque-là : le dernier de mes messages lus dit quand, les suivants attendent', () => {
  const otherRead = { messageId: 'c', at: '2026-04-07T12:31:00Z' };
  const lines = toThreadLines({ messages, outbox: [], otherRead });
  expect(lines.map(({ text, state, readAt }) => [text, state, readAt?.toISOString()])).toEqual([
    ['a', 'read', undefined],
    ['b', 'read', '2026-04-07T12:31:00.000Z'],
    ['c', 'read', undefined],
    ['d', 'sent', undefined],
  ]);
});

it('les jours se séparent à minuit, heure de Paris', () => {
  const lines = toThreadLines({ messages, outbox: [], otherRead: null });
  expect(lines.filter(({ startsDay }) => startsDay).map(({ text }) => text)).toEqual(['a', 'b']);
});

it('un message en route ferme la marche, et ne se montre pas deux fois une fois arrivé', () => {
  const outbox = [
    { clientId: 'client-d', text: 'd', writtenAt: '2026-04-07T12:39:59Z', isSent: true },
    { clientId: 'client-e', text: 'e', writtenAt: '2026-04-07T12:41:00Z' },
  ];
  const lines = toThreadLines({ messages, outbox, otherRead: null });
  expect(lines.map(({ text, state }) => `${text} ${state}`)).toEqual([
    'a sent',
    'b sent',
    'c sent',
    'd sent',
    'e sending',
  ]);
});
