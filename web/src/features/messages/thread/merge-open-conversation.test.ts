import type { ConversationSummary } from '@parpaing/contract/schemas';
import { expect, it } from 'vitest';
import { mergeOpenConversation } from './merge-open-conversation.ts';

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
const read = row('1', { unreadCount: 0 });
const all = { filter: 'tous', about: undefined } as const;
const unread = { filter: 'non_lus', about: undefined } as const;

it('la conversation ouverte est à jour dans la liste, si loin qu’elle y soit', () => {
  expect(mergeOpenConversation(rows, read, all)).toEqual([rows[0], read]);
  expect(mergeOpenConversation(rows, row('2'), all)).toEqual(rows);
});

it('archivée, elle quitte la liste, sauf celle de tout ce qui s’est dit d’un matériau', () => {
  const archived = row('1', { isArchived: true });
  expect(mergeOpenConversation(rows, archived, all)).toEqual([rows[0]]);
  expect(mergeOpenConversation(rows, archived, { filter: 'tous', about: 'm' })).toEqual([rows[0], archived]);
  expect(mergeOpenConversation([archived], read, { filter: 'archives', about: undefined })).toEqual([]);
});

it('lue, elle reste à sa place parmi les non lues tant qu’elle est ouverte', () => {
  const open = row('2', { unreadCount: 0 });
  expect(mergeOpenConversation(rows, open, unread)).toEqual([rows[0], open, rows[1]]);
  expect(mergeOpenConversation(rows, open, { ...unread, about: 'autre' })).toEqual(rows);
});
