import type { ZodType } from 'zod';
import { adminSchemas } from './schemas/admin.ts';
import { authSchemas } from './schemas/auth.ts';
import { contactSchemas } from './schemas/contact.ts';
import { crawlerSchemas } from './schemas/crawlers.ts';
import { favoriteSchemas } from './schemas/favorites.ts';
import { healthSchemas } from './schemas/health.ts';
import { importSchemas } from './schemas/imports.ts';
import { journalSchemas } from './schemas/journal.ts';
import { mailboxSchemas } from './schemas/mail.ts';
import { materialSchemas } from './schemas/materials.ts';
import { messageSchemas } from './schemas/messages.ts';
import { newsletterSchemas } from './schemas/newsletter.ts';
import { placeSchemas } from './schemas/places.ts';
import { reportSchemas } from './schemas/reports.ts';
import { sellingSchemas } from './schemas/selling/selling.ts';
import { shopSchemas } from './schemas/shops.ts';
import { statisticsSchemas } from './schemas/statistics.ts';
import { stockSchemas } from './schemas/stock.ts';
import { userSchemas } from './schemas/users.ts';

export interface CallSchemas {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  /** Of a successful answer; without one the call answers 204 or something other than JSON. */
  answer?: ZodType;
}

export const callSchemas = {
  ...healthSchemas,
  ...authSchemas,
  ...userSchemas,
  ...shopSchemas,
  ...placeSchemas,
  ...materialSchemas,
  ...sellingSchemas,
  ...stockSchemas,
  ...importSchemas,
  ...favoriteSchemas,
  ...messageSchemas,
  ...statisticsSchemas,
  ...contactSchemas,
  ...reportSchemas,
  ...journalSchemas,
  ...adminSchemas,
  ...newsletterSchemas,
  ...crawlerSchemas,
  ...mailboxSchemas,
} as const satisfies Record<string, CallSchemas>;

export type { ModeratedMaterial, ModeratedSeller, ReceivedContact, Verification } from './schemas/admin.ts';
export { ContactAnswerInput, MaterialLimitInput, VerificationRefusalInput } from './schemas/admin.ts';
export type { LoginAnswer, Session } from './schemas/auth.ts';
export { ForgotPasswordInput, LoginInput, RegisterInput, ResetPasswordInput } from './schemas/auth.ts';
export { ContactInput, contactTopics } from './schemas/contact.ts';
export { ErrorAnswer } from './schemas/errors.ts';
export type { FavoriteCard } from './schemas/favorites.ts';
export { Consent } from './schemas/fields.ts';
export type { BadLine, Import, ImportCheck, ImportColumn } from './schemas/imports.ts';
export type { LogEntry } from './schemas/journal.ts';
export type { KeptMail } from './schemas/mail.ts';
export type {
  Category,
  CategoryForm,
  MaterialAttribute,
  MaterialCard,
  MaterialDetail,
  Picture,
} from './schemas/material-shapes.ts';
export type {
  Conversation,
  ConversationFilter,
  ConversationSummary,
  Message,
  MessageDraft,
  StreamEvent,
} from './schemas/messages.ts';
export { conversationFilters, FirstMessageInput, MessageInput } from './schemas/messages.ts';
export { NewsletterInput } from './schemas/newsletter.ts';
export type { Place } from './schemas/places.ts';
export type { DecisionInput, ReportDetail, ReportGroup } from './schemas/reports.ts';
export { MaterialReportInput, MeasureInput, MessageReportInput, RejectionInput } from './schemas/reports.ts';
export type {
  BuyerPlace,
  Facets,
  MaterialFilters,
  MaterialQuery,
  ResolvedPlace,
  Understood,
} from './schemas/search.ts';
export type { Draft, DraftInput } from './schemas/selling/drafts.ts';
export type { MaterialValues, UpdateMaterialInput } from './schemas/selling/material-input.ts';
export {
  CreateMaterialInput,
  MaterialInput,
} from './schemas/selling/material-input.ts';
export type { EditableMaterial } from './schemas/selling/selling.ts';
export type { Holiday, OpeningHours, SellerQuery, SellerSummary, Shop } from './schemas/shops.ts';
export { ShopInput } from './schemas/shops.ts';
export type { DailyFigures, Dashboard, MaterialFigures, Statistics } from './schemas/statistics.ts';
export type { MaterialChange, MyMaterial, MyMaterialsQuery } from './schemas/stock.ts';
export type { Suggestion } from './schemas/suggestions.ts';
export type { Me, Profile, ProviderInfo, PublicProfile } from './schemas/users.ts';
export { ChangeEmailInput, ChangePasswordInput, ProfileInput, UpgradeInput } from './schemas/users.ts';
