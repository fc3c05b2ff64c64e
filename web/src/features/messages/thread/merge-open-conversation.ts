import type { ConversationSummary } from '@parpaing/contract/schemas';
import type { ListChoice } from '../list/list-choice.ts';

export const getLastMessageTime = ({ lastMessage }: ConversationSummary) => lastMessage.createdAt;

export function mergeOpenConversation(
  items: ConversationSummary[],
  open: ConversationSummary,
  choice: ListChoice,
): ConversationSummary[] {
  if (!matchesChoice(open, choice)) return items.filter(({ id }) => id !== open.id);
  if (items.some(({ id }) => id === open.id)) return items.map((item) => (item.id === open.id ? open : item));
  if (choice.filter !== 'non_lus') return items;
  // Opening marks it read: without this it would disappear from the unread list.
  const before = items.filter((item) => getLastMessageTime(item) > getLastMessageTime(open));
  return [...before, open, ...items.slice(before.length)];
}

function matchesChoice(
  { isArchived, material }: ConversationSummary,
  { filter, about }: ListChoice,
): boolean {
  if (about && material.id !== about) return false;
  return filter === 'archives' ? isArchived : !isArchived || (filter === 'tous' && about !== undefined);
}
