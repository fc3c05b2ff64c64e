import { z } from 'zod';
import { moderationActions, moderationReasons, moderationTargets } from '../../moderation.ts';
import { businessTypes, conditions, materialStatuses, saleUnits } from '../../units.ts';
import { contactTopics } from '../contact.ts';
import { Picture } from '../material-shapes.ts';

export const LogEntry = z.object({
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

export const reportKinds = z.enum(['material', 'message']);

export const ReportGroup = z.object({
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
