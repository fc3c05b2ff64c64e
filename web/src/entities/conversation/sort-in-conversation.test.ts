import type { ConversationSummary } from '@parpaing/contract/schemas';
import { expect, it } from 'vitest';
import { sortInConversation } from './sort-in-conversation.ts';

const row = (id: string, fields: Partial<ConversationSummary> = {}) =>
  ({
    id,
    material: { id: 'm' },
    lastMessage: { createdAt: id },
    unreadCount: 1,
    isArchived: false,
    ...fields,
  }) as ConversationSummary;

const rows = [row('3'), row('1')];
const page = { items: rows, nextCursor: null };
const read = row('1', { unreadCount: 0 });
const all = { filter: 'tous', about: undefined } as const;
const unread = { filter: 'non_lus', about: undefined } as const;
const archives = { filter: 'archives', about: undefined } as const;

it('une conversation est mise à jour dans la liste, si loin qu’elle y soit', () => {
  expect(sortInConversation(page, read, all).items).toEqual([rows[0], read]);
});

it('celle qui reçoit un message remonte en tête', () => {
  const answered = row('1', { lastMessage: { createdAt: '4', text: '', isMine: false } });
  expect(sortInConversation(page, answered, all).items).toEqual([answered, rows[0]]);
});

it('une nouvelle venue prend sa place, sauf parmi les pages qui ne sont pas chargées', () => {
  const [first, between, last] = [row('4'), row('2'), row('0')];
  expect(sortInConversation(page, first, all).items).toEqual([first, ...rows]);
  expect(sortInConversation(page, between, all).items).toEqual([rows[0], between, rows[1]]);
  expect(sortInConversation(page, last, all).items).toEqual([...rows, last]);
  expect(sortInConversation({ ...page, nextCursor: 'avant 1' }, last, all).items).toEqual(rows);
});

it('archivée, elle quitte la liste, sauf celle de tout ce qui s’est dit d’un matériau', () => {
  const archived = row('1', { isArchived: true });
  const about = { filter: 'tous', about: 'm' } as const;
  expect(sortInConversation(page, archived, all).items).toEqual([rows[0]]);
  expect(sortInConversation(page, archived, about).items).toEqual([rows[0], archived]);
  expect(sortInConversation({ ...page, items: [archived] }, read, archives).items).toEqual([]);
});

it('lue, elle reste à sa place parmi les non lues tant qu’elle est ouverte', () => {
  const open = row('2', { unreadCount: 0 });
  expect(sortInConversation(page, open, unread, true).items).toEqual([rows[0], open, rows[1]]);
  expect(sortInConversation(page, read, unread).items).toEqual([rows[0]]);
  expect(sortInConversation(page, open, { ...unread, about: 'autre' }, true).items).toEqual(rows);
});
