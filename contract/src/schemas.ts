import type { ZodType } from 'zod';
import { authSchemas } from './auth.ts';
import { contactSchemas } from './contact.ts';
import { crawlerSchemas } from './crawlers.ts';
import { favoriteSchemas } from './favorites.ts';
import { healthSchemas } from './health.ts';
import { mailboxSchemas } from './mail.ts';
import { materialSchemas } from './materials.ts';
import { messageSchemas } from './messages.ts';
import { placeSchemas } from './places.ts';
import { userSchemas } from './users.ts';

export interface CallSchemas {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  /** The body of a successful answer; a call without one answers 204 or something other than JSON. */
  answer?: ZodType;
}

/** The shapes behind `calls`, name by name. Loaded by the API and by the forms that validate. */
export const callSchemas = {
  ...healthSchemas,
  ...authSchemas,
  ...userSchemas,
  ...placeSchemas,
  ...materialSchemas,
  ...favoriteSchemas,
  ...messageSchemas,
  ...contactSchemas,
  ...crawlerSchemas,
  ...mailboxSchemas,
} as const satisfies Record<string, CallSchemas>;

export type { LoginAnswer, Session } from './auth.ts';
export { ForgotPasswordInput, LoginInput, RegisterInput, ResetPasswordInput } from './auth.ts';
export { ContactInput, contactTopics, NewsletterInput } from './contact.ts';
export { ErrorAnswer } from './errors.ts';
export type { FavoriteCard } from './favorites.ts';
export type { KeptMail } from './mail.ts';
export type { BuyerPlace, Facets, MaterialFilters, MaterialQuery, ResolvedPlace } from './material-search.ts';
export type {
  Category,
  MaterialAttribute,
  MaterialCard,
  MaterialDetail,
  Picture,
} from './material-shapes.ts';
export type {
  Conversation,
  ConversationFilter,
  ConversationSummary,
  Message,
  StreamEvent,
} from './messages.ts';
export { conversationFilters, MessageInput } from './messages.ts';
export type { Place } from './places.ts';
export type { Me, Profile, ProviderInfo, PublicProfile } from './users.ts';
export { ChangeEmailInput, ChangePasswordInput, ProfileInput, UpgradeInput } from './users.ts';
