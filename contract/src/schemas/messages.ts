import { z } from 'zod';
import { limits } from '../limits.ts';
import { materialStatuses } from '../units.ts';
import { Id, typedPattern } from './fields.ts';
import { MaterialCard } from './material-shapes.ts';

export const conversationFilters = ['tous', 'non_lus', 'archives'] as const;
export type ConversationFilter = (typeof conversationFilters)[number];

/** Blanks of all kinds: nobody would see a message made of them. */
const visiblePattern = /[^\s\p{Cc}\p{Cf}\u2800\u3164]/u;

/** Lines are kept, the void around them is not. */
const MessageText = z
  .string()
  .trim()
  .min(1)
  .max(limits.messageLength)
  .regex(typedPattern)
  .regex(visiblePattern);

/** `clientId` names the message before it is sent: sent again, it is the same one. */
export const MessageInput = z.object({ clientId: Id, text: MessageText });
export type MessageInput = z.input<typeof MessageInput>;

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
  /** The one read with. */
  other: z.object({
    id: z.uuid(),
    name: z.string(),
    profileImageUrl: z.string().nullable(),
    /** Their account was deleted: what was said stays, nothing more can be. */
    isGone: z.boolean(),
  }),
  /** The material is the reader's own. */
  isSeller: z.boolean(),
  lastMessage: z.object({ text: z.string(), isMine: z.boolean(), createdAt: z.string() }),
  unreadCount: z.number().int(),
  isArchived: z.boolean(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const Conversation = ConversationSummary.extend({
  /** Usual time to reply; of a seller who has replied before. */
  replyMinutes: z.number().int().nullable(),
  /** How far the other has read, and when. */
  otherRead: z.object({ messageId: z.uuid(), at: z.string() }).nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

/** Something happened to a conversation of the reader's: what exactly, is for the calls to say. */
export interface StreamEvent {
  /** A message came, was read, or the reader put the conversation away or took it out again. */
  kind: 'message' | 'read' | 'change';
  conversationId: string;
}

const ConversationId = z.object({ id: Id });
/** Opaque; from the answer before. */
const Cursor = z.string().min(1).max(200).optional();

export const messageSchemas = {
  /** The latest first. */
  listConversations: {
    query: z.object({
      filter: z.enum(conversationFilters).default('tous'),
      /** Only those about this material. */
      material: Id.optional(),
      cursor: Cursor,
    }),
    answer: z.object({ items: z.array(ConversationSummary), next: z.string().nullable() }),
  },
  /** The one about this material that the buyer has, or a new one, with one more message. */
  startConversation: {
    body: MessageInput.extend({ materialId: Id }),
    answer: z.object({ id: z.uuid() }),
  },
  countUnread: {
    /** Conversations with something unread. */
    answer: z.object({ count: z.number().int() }),
  },
  readConversation: { params: ConversationId, answer: Conversation },
  /** The oldest first, from the last ones back: `previous` leads to those before. */
  listMessages: {
    params: ConversationId,
    query: z.object({ cursor: Cursor }),
    answer: z.object({ items: z.array(Message), previous: z.string().nullable() }),
  },
  sendMessage: { params: ConversationId, body: MessageInput, answer: Message },
  /** Up to and with this message. */
  markRead: { params: ConversationId, body: z.object({ messageId: Id }) },
  archiveConversation: { params: ConversationId, body: z.object({ isArchived: z.boolean() }) },
  /** Server-sent events, each a `StreamEvent`. */
  openStream: {},
};
