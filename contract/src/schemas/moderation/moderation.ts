import { z } from 'zod';
import { limits } from '../../limits.ts';
import { contactFilters, reportSorts, reportStates, sellerFilters } from '../../moderation.ts';
import { materialStatuses } from '../../units.ts';
import { Acknowledgement, Id, SearchInput } from '../fields.ts';
import {
  ContactAnswerInput,
  DecisionInput,
  MaterialLimitInput,
  MaterialReportInput,
  MeasureInput,
  MessageReportInput,
  RejectionInput,
  VerificationDecisionInput,
} from './inputs.ts';
import {
  LogEntry,
  ModeratedMaterial,
  ModeratedSeller,
  ReceivedContact,
  ReportDetail,
  ReportGroup,
  reportKinds,
  Verification,
} from './shapes.ts';

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
