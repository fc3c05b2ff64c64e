import type { ConversationSummary } from '@parpaing/contract/schemas';
import type { ListChoice } from './conversation-queries.ts';
import { type CursorPage, insertItem } from './merge-pages.ts';

/** Replaces, moves, adds or removes the conversation, as the list would be if it were fetched again. */
export function sortInConversation<Page extends CursorPage<ConversationSummary>>(
  page: Page,
  conversation: ConversationSummary,
  choice: ListChoice,
  isOpen = false,
): Page {
  if (matchesChoice(conversation, choice, isOpen))
    return insertItem(page, conversation, ({ lastMessage }) => lastMessage.createdAt);
  return { ...page, items: page.items.filter(({ id }) => id !== conversation.id) };
}

function matchesChoice(
  { isArchived, material, unreadCount }: ConversationSummary,
  { filter, about }: ListChoice,
  isOpen: boolean,
): boolean {
  if (about && material.id !== about) return false;
  if (filter === 'archives') return isArchived;
  // Opening marks it read: it stays among the unread ones until it is closed.
  if (filter === 'non_lus') return !isArchived && (unreadCount > 0 || isOpen);
  return !isArchived || about !== undefined;
}
