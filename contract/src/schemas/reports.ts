import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  materialReportReasons,
  messageReportReasons,
  moderationReasons,
  reportSorts,
  reportStates,
} from '../moderation.ts';
import { businessTypes, conditions, materialStatuses, saleUnits } from '../units.ts';
import { Acknowledgement, Email, Honeypot, Id, typedPattern } from './fields.ts';
import { LogEntry } from './journal.ts';
import { Picture } from './material-shapes.ts';

export const WrittenText = (min: number) =>
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

export const MeasureInput = z.object({
  reason: z.enum(moderationReasons),
  message: WrittenText(limits.moderationMessageMin),
});
export type MeasureInput = z.output<typeof MeasureInput>;

export const RejectionInput = z.object({ message: WrittenText(0).default('') });

export const DecisionInput = z.discriminatedUnion('action', [
  MeasureInput.extend({ action: z.literal('uphold') }),
  RejectionInput.extend({ action: z.literal('reject'), reportIds: z.array(Id).min(1).max(500) }),
]);
export type DecisionInput = z.output<typeof DecisionInput>;

export const ReportedMaterial = z.object({
  id: z.uuid(),
  title: z.string(),
  condition: z.enum(conditions),
  status: z.enum(materialStatuses),
  hiddenAt: z.string().nullable(),
  hiddenReason: z.enum(moderationReasons).nullable(),
  picture: Picture.nullable(),
});

const reportKinds = z.enum(['material', 'message']);

export const ReportGroup = z.object({
  id: z.uuid(),
  kind: reportKinds,
  material: ReportedMaterial,
  reason: z.enum(moderationReasons),
  reportCount: z.number().int(),
  /** When there is one report, of a member. */
  reporter: z.string().nullable(),
  latestAt: z.string(),
});
export type ReportGroup = z.infer<typeof ReportGroup>;

export const ReportDetail = z.object({
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

export const Page = z.coerce.number().int().min(1).max(limits.moderationLastPage).default(1);
const Target = z.object({ id: Id });

export const reportSchemas = {
  reportMaterial: { params: Target, body: MaterialReportInput, answer: Acknowledgement },
  reportMessage: { params: Target, body: MessageReportInput, answer: Acknowledgement },
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
};
