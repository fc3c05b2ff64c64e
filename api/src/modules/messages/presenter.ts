import type { Conversation, ConversationSummary, Message, MessageDraft } from '@parpaing/contract/schemas';
import { presentPerson } from '../users/service.ts';
import type { DraftRow } from './draft-repository.ts';
import type { ConversationRow, ExportedMessageRow, MessageRow } from './repository.ts';

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
  const { isSeller, replyMinutes, holiday, seenMessageId, seenAt } = row;
  return {
    ...presentSummary(row, material),
    replyMinutes: isSeller ? null : replyMinutes,
    holiday: isSeller ? null : holiday,
    otherRead: seenMessageId && seenAt ? { messageId: seenMessageId, at: seenAt.toISOString() } : null,
  };
}

export function presentExported(
  row: ConversationRow,
  { id, title }: ConversationSummary['material'],
  messages: ExportedMessageRow[],
) {
  const { name } = presentPerson({ ...row, id: row.otherId });
  return {
    id: row.id,
    material: { id, title },
    isSeller: row.isSeller,
    other: name,
    isArchived: row.isArchived,
    messages: messages.map(({ text, isMine, createdAt }) => ({ text, isMine, createdAt })),
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

export const presentDraft = (
  { clientId, text, createdAt }: DraftRow,
  { id, title, status }: MessageDraft['material'],
): MessageDraft => ({
  clientId,
  text,
  createdAt: createdAt.toISOString(),
  material: { id, title, status },
});
