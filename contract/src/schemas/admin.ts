import { z } from 'zod';
import { limits } from '../limits.ts';
import { contactFilters, sellerFilters } from '../moderation.ts';
import { businessTypes, materialStatuses } from '../units.ts';
import { contactTopics } from './contact.ts';
import { Id, SearchInput } from './fields.ts';
import { Before, next } from './journal.ts';
import { MeasureInput, Page, RejectionInput, ReportedMaterial, WrittenText } from './reports.ts';

const VerificationDecisionInput = z.object({
  isAccepted: z.boolean(),
  message: WrittenText(0).default(''),
});
export const VerificationRefusalInput = z.object({ message: WrittenText(limits.moderationMessageMin) });
export const ContactAnswerInput = z.object({ message: WrittenText(limits.moderationMessageMin) });
export const MaterialLimitInput = z.object({
  materialLimit: z.coerce.number().int().min(0).max(limits.mostMaterialsPerSeller),
});

export const ModeratedMaterial = ReportedMaterial.extend({
  seller: z.object({ id: z.uuid(), name: z.string() }),
  city: z.string(),
  createdAt: z.string(),
});
export type ModeratedMaterial = z.infer<typeof ModeratedMaterial>;

export const ModeratedSeller = z.object({
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

export const ReceivedContact = z.object({
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

export const Verification = z.object({
  status: z.enum(['pending', 'accepted', 'refused']),
  message: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type Verification = z.infer<typeof Verification>;

const Target = z.object({ id: Id });
const q = SearchInput(limits.searchQueryLength).default('');

export const adminSchemas = {
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
  readVerification: { answer: z.object({ verification: Verification.nullable() }) },
  requestVerification: { answer: z.object({ verification: Verification }) },
  readVerificationDocument: { params: Target },
  decideVerification: { params: Target, body: VerificationDecisionInput },
  listContactRequests: {
    query: Before.extend({ filter: z.enum(contactFilters).default('open') }),
    answer: z.object({ items: z.array(ReceivedContact), next }),
  },
  answerContactRequest: { params: Target, body: ContactAnswerInput },
};
