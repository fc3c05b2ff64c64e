import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  contactFilters,
  materialReportReasons,
  messageReportReasons,
  moderationActions,
  moderationReasons,
  moderationTargets,
  reportSorts,
  reportStates,
  sellerFilters,
} from '../moderation.ts';
import { businessTypes, conditions, materialStatuses, saleUnits } from '../units.ts';
import { contactTopics } from './contact.ts';
import { Acknowledgement, Email, Honeypot, Id, SearchInput, typedPattern } from './fields.ts';
import { Picture } from './material-shapes.ts';

const WrittenText = (min: number) =>
  z.string().trim().min(min).max(limits.moderationTextLength).regex(typedPattern);

const reportFields = { text: WrittenText(0).default(''), website: Honeypot };
const optionalEmail = z.union([z.literal('').transform(() => undefined), Email]).optional();

/** The address is read for visitors only; members are answered at their own. */
export const MaterialReportInput = z.object({
  reason: z.enum(materialReportReasons),
  email: optionalEmail,
  ...reportFields,
});
export type MaterialReportInput = z.input<typeof MaterialReportInput>;

export const MessageReportInput = z.object({
  messageId: Id,
  reason: z.enum(messageReportReasons),
  text: reportFields.text,
});
export type MessageReportInput = z.input<typeof MessageReportInput>;

/** To the person concerned: what is held against them, in words of its own. */
export const MeasureInput = z.object({
  reason: z.enum(moderationReasons),
  message: WrittenText(limits.moderationMessageMin),
});
export type MeasureInput = z.output<typeof MeasureInput>;

export const RejectionInput = z.object({ message: WrittenText(0).default('') });

const DecisionInput = z.discriminatedUnion('action', [
  /** Hides a material, warns the author of a message. */
  MeasureInput.extend({ action: z.literal('uphold') }),
  /** Only of the reports that were read. */
  RejectionInput.extend({ action: z.literal('reject'), reportIds: z.array(Id).min(1).max(500) }),
]);
export type DecisionInput = z.output<typeof DecisionInput>;

const VerificationDecisionInput = z.object({
  isAccepted: z.boolean(),
  message: WrittenText(0).default(''),
});
export const VerificationRefusalInput = z.object({ message: WrittenText(limits.moderationMessageMin) });
export const ContactAnswerInput = z.object({ message: WrittenText(limits.moderationMessageMin) });
export const MaterialLimitInput = z.object({
  materialLimit: z.coerce.number().int().min(0).max(limits.mostMaterialsPerSeller),
});

const LogEntry = z.object({
  id: z.uuid(),
  /** Null for the command line. */
  actor: z.string().nullable(),
  action: z.enum(moderationActions),
  target: z.object({ kind: z.enum(moderationTargets), id: z.uuid(), label: z.string() }),
  reason: z.enum(moderationReasons).nullable(),
  note: z.string(),
  createdAt: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const ReportedMaterial = z.object({
  id: z.uuid(),
  title: z.string(),
  condition: z.enum(conditions),
  status: z.enum(materialStatuses),
  hiddenAt: z.string().nullable(),
  hiddenReason: z.enum(moderationReasons).nullable(),
  picture: Picture.nullable(),
});

const reportKinds = z.enum(['material', 'message']);

const ReportGroup = z.object({
  /** The id of the material or of the message. */
  id: z.uuid(),
  kind: reportKinds,
  material: ReportedMaterial,
  /** The most serious one. */
  reason: z.enum(moderationReasons),
  reportCount: z.number().int(),
  /** When there is one report, of a member. */
  reporter: z.string().nullable(),
  latestAt: z.string(),
});
export type ReportGroup = z.infer<typeof ReportGroup>;

const ReportDetail = z.object({
  id: z.uuid(),
  kind: reportKinds,
  material: ReportedMaterial.extend({
    priceCents: z.number().int(),
    vatRate: z.number(),
    saleUnit: z.enum(saleUnits),
    city: z.string(),
    department: z.string(),
    publishedAt: z.string().nullable(),
    /** In a year. */
    views: z.number().int(),
    seller: z.object({
      id: z.uuid(),
      name: z.string(),
      businessType: z.enum(businessTypes).nullable(),
      otherMaterials: z.number().int(),
      pastMeasures: z.number().int(),
    }),
  }),
  reports: z.array(
    z.object({
      id: z.uuid(),
      reason: z.enum(moderationReasons),
      text: z.string(),
      reporter: z.string().nullable(),
      isAnswered: z.boolean(),
      status: z.enum(['open', 'upheld', 'rejected']),
      createdAt: z.string(),
    }),
  ),
  /** The reported message and its neighbours, for a report of a message only. */
  messages: z.array(
    z.object({
      id: z.uuid(),
      author: z.string(),
      isSeller: z.boolean(),
      isReported: z.boolean(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
  decisions: z.array(LogEntry),
});
export type ReportDetail = z.infer<typeof ReportDetail>;

const ModeratedMaterial = ReportedMaterial.extend({
  seller: z.object({ id: z.uuid(), name: z.string() }),
  city: z.string(),
  createdAt: z.string(),
});
export type ModeratedMaterial = z.infer<typeof ModeratedMaterial>;

const ModeratedSeller = z.object({
  id: z.uuid(),
  companyName: z.string(),
  businessType: z.enum(businessTypes),
  taxId: z.string().nullable(),
  verified: z.boolean(),
  materialCount: z.number().int(),
  materialLimit: z.number().int(),
  request: z.object({ id: z.uuid(), bytes: z.number().int(), createdAt: z.string() }).nullable(),
});
export type ModeratedSeller = z.infer<typeof ModeratedSeller>;

const ReceivedContact = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
  createdAt: z.string(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type ReceivedContact = z.infer<typeof ReceivedContact>;

const Verification = z.object({
  status: z.enum(['pending', 'accepted', 'refused']),
  message: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type Verification = z.infer<typeof Verification>;

const Page = z.coerce.number().int().min(1).max(limits.moderationLastPage).default(1);
const Target = z.object({ id: Id });
const q = SearchInput(limits.searchQueryLength).default('');
/** Ids grow with time: the next rows are those before the last one shown. */
const Before = z.object({ before: Id.optional() });
const next = z.uuid().nullable();

export const moderationSchemas = {
  reportMaterial: { params: Target, body: MaterialReportInput, answer: Acknowledgement },
  reportMessage: { params: Target, body: MessageReportInput, answer: Acknowledgement },
  readVerification: { answer: z.object({ verification: Verification.nullable() }) },
  requestVerification: { answer: z.object({ verification: Verification }) },

  countModeration: {
    answer: z.object({
      reports: z.number().int(),
      oldestReportAt: z.string().nullable(),
      decidedLately: z.number().int(),
      sellers: z.number().int(),
      contacts: z.number().int(),
      materials: z.number().int(),
    }),
  },
  listReports: {
    query: z.object({
      state: z.enum(reportStates).default('open'),
      kind: reportKinds.optional(),
      sort: z.enum(reportSorts).default('gravity'),
      page: Page,
    }),
    answer: z.object({ items: z.array(ReportGroup), total: z.number().int() }),
  },
  readReport: { params: Target, answer: ReportDetail },
  decideReport: { params: Target, body: DecisionInput },
  listAllMaterials: {
    query: z.object({
      q,
      status: z.enum(materialStatuses).optional(),
      hidden: z.stringbool().optional(),
      seller: Id.optional(),
      page: Page,
    }),
    answer: z.object({
      items: z.array(ModeratedMaterial),
      total: z.number().int(),
      isTotalExact: z.boolean(),
    }),
  },
  hideMaterial: { params: Target, body: MeasureInput },
  restoreMaterial: { params: Target, body: RejectionInput },
  listModeratedSellers: {
    query: z.object({ filter: z.enum(sellerFilters).default('pending'), q, page: Page }),
    answer: z.object({ items: z.array(ModeratedSeller), total: z.number().int() }),
  },
  setMaterialLimit: { params: Target, body: MaterialLimitInput },
  readVerificationDocument: { params: Target },
  decideVerification: { params: Target, body: VerificationDecisionInput },
  listContactRequests: {
    query: Before.extend({ filter: z.enum(contactFilters).default('open') }),
    answer: z.object({ items: z.array(ReceivedContact), next }),
  },
  answerContactRequest: { params: Target, body: ContactAnswerInput },
  listModerationLog: { query: Before, answer: z.object({ items: z.array(LogEntry), next }) },
  exportModerationLog: { answer: z.string() },
};
