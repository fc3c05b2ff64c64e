import { z } from 'zod';
import { limits } from '../limits.ts';
import { materialStatuses } from '../units.ts';
import { Id, typedPattern } from './fields.ts';
import { MaterialCard } from './material-shapes.ts';
import { Holiday } from './shop-shapes.ts';

export const conversationFilters = ['tous', 'non_lus', 'archives'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

/** A message of blanks and invisible characters alone would look empty. */
const visiblePattern = /[^\s\p{Cc}\p{Cf}\u2800\u3164]/u;

const MessageText = z
  .string()
  .trim()
  .min(1)
  .max(limits.messageLength)
  .regex(typedPattern)
  .regex(visiblePattern);

export const MessageInput = z.object({ clientId: Id, text: MessageText });
export type MessageInput = z.input<typeof MessageInput>;

export const FirstMessageInput = MessageInput.extend({ materialId: Id });
export type FirstMessageInput = z.input<typeof FirstMessageInput>;

export const Message = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  text: z.string(),
  isMine: z.boolean(),
  createdAt: z.string(),
});
export type Message = z.infer<typeof Message>;

const DiscussedMaterial = MaterialCard.pick({
  id: true,
  title: true,
  condition: true,
  priceCents: true,
  vatRate: true,
  saleUnit: true,
  stock: true,
  picture: true,
}).extend({ status: z.enum(materialStatuses) });

export const ConversationSummary = z.object({
  id: z.uuid(),
  material: DiscussedMaterial,
  other: z.object({
    id: z.uuid(),
    name: z.string(),
    profileImageUrl: z.string().nullable(),
    isGone: z.boolean(),
  }),
  isSeller: z.boolean(),
  lastMessage: z.object({ text: z.string(), isMine: z.boolean(), createdAt: z.string() }),
  unreadCount: z.number().int(),
  isArchived: z.boolean(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const Conversation = ConversationSummary.extend({
  replyMinutes: z.number().int().nullable(),
  holiday: Holiday.nullable(),
  otherRead: z.object({ messageId: z.uuid(), at: z.string() }).nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

export const MessageDraft = z.object({
  clientId: z.uuid(),
  text: z.string(),
  createdAt: z.string(),
  material: DiscussedMaterial.pick({ id: true, title: true, status: true }),
});
export type MessageDraft = z.infer<typeof MessageDraft>;

/** A hint only: the client then asks the calls for what changed. */
export interface StreamEvent {
  kind: 'message' | 'read' | 'change';
  conversationId: string;
  actorId: string;
}

const ConversationId = z.object({ id: Id });
const Cursor = z.string().min(1).max(200).optional();

export const messageSchemas = {
  listConversations: {
    query: z.object({
      filter: z.enum(conversationFilters).default('tous'),
      material: Id.optional(),
      cursor: Cursor,
    }),
    answer: z.object({ items: z.array(ConversationSummary), next: z.string().nullable() }),
  },
  startConversation: {
    body: FirstMessageInput,
    answer: z.object({ id: z.uuid() }),
  },
  countUnread: {
    answer: z.object({ count: z.number().int() }),
  },
  readConversation: { params: ConversationId, answer: Conversation },
  listMessages: {
    params: ConversationId,
    query: z.object({ cursor: Cursor }),
    answer: z.object({ items: z.array(Message), previous: z.string().nullable() }),
  },
  sendMessage: { params: ConversationId, body: MessageInput, answer: Message },
  markRead: { params: ConversationId, body: z.object({ messageId: Id }) },
  archiveConversation: { params: ConversationId, body: z.object({ isArchived: z.boolean() }) },
  listMessageDrafts: { answer: z.object({ items: z.array(MessageDraft) }) },
  deleteMessageDraft: { params: ConversationId },
  openStream: {},
};
