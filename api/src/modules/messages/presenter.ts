import type { Conversation, ConversationSummary, Message } from '@parpaing/contract/schemas';
import { presentPerson } from '../users/service.ts';
import type { ConversationRow, MessageRow } from './repository.ts';

export function presentSummary(
  row: ConversationRow,
  material: ConversationSummary['material'],
): ConversationSummary {
  return {
    id: row.id,
    material,
    other: presentPerson({ ...row, id: row.otherId }),
    isSeller: row.isSeller,
    lastMessage: {
      text: row.lastText,
      isMine: row.isLastMine,
      createdAt: row.lastMessageAt.toISOString(),
    },
    unreadCount: row.unreadCount,
    isArchived: row.isArchived,
  };
}

export function presentConversation(
  row: ConversationRow,
  material: ConversationSummary['material'],
): Conversation {
  const { isSeller, replyMinutes, seenMessageId, seenAt } = row;
  return {
    ...presentSummary(row, material),
    replyMinutes: isSeller ? null : replyMinutes,
    otherRead: seenMessageId && seenAt ? { messageId: seenMessageId, at: seenAt.toISOString() } : null,
  };
}

export const presentMessage = ({
  id,
  clientId,
  text,
  isMine,
  createdAt,
}: Omit<MessageRow, 'microseconds'>): Message => ({
  id,
  clientId,
  text,
  isMine,
  createdAt: createdAt.toISOString(),
});
