import type { ConversationSummary } from '@parpaing/contract/schemas';
import type { ListChoice } from '../list/list-choice.ts';

export const timeOf = ({ lastMessage }: ConversationSummary) => lastMessage.createdAt;

/** The open conversation is loaded with every look at the page; its row, far down the list, is not. */
export function layOpen(
  items: ConversationSummary[],
  open: ConversationSummary,
  choice: ListChoice,
): ConversationSummary[] {
  if (!fits(open, choice)) return items.filter(({ id }) => id !== open.id);
  if (items.some(({ id }) => id === open.id)) return items.map((item) => (item.id === open.id ? open : item));
  if (choice.filter !== 'non_lus') return items;
  // Read as soon as it is opened, it would leave the list of what is unread under the reader's eyes.
  const before = items.filter((item) => timeOf(item) > timeOf(open));
  return [...before, open, ...items.slice(before.length)];
}

/** Whoever asks for one material sees all that was said of it. */
function fits({ isArchived, material }: ConversationSummary, { filter, about }: ListChoice): boolean {
  if (about && material.id !== about) return false;
  return filter === 'archives' ? isArchived : !isArchived || (filter === 'tous' && about !== undefined);
}
