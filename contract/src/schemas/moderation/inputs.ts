import { z } from 'zod';
import { limits } from '../../limits.ts';
import { materialReportReasons, messageReportReasons, moderationReasons } from '../../moderation.ts';
import { Email, Honeypot, Id, typedPattern } from '../fields.ts';

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

export const DecisionInput = z.discriminatedUnion('action', [
  /** Hides a material, warns the author of a message. */
  MeasureInput.extend({ action: z.literal('uphold') }),
  /** Only of the reports that were read. */
  RejectionInput.extend({ action: z.literal('reject'), reportIds: z.array(Id).min(1).max(500) }),
]);
export type DecisionInput = z.output<typeof DecisionInput>;

export const VerificationDecisionInput = z.object({
  isAccepted: z.boolean(),
  message: WrittenText(0).default(''),
});
export const VerificationRefusalInput = z.object({ message: WrittenText(limits.moderationMessageMin) });
export const ContactAnswerInput = z.object({ message: WrittenText(limits.moderationMessageMin) });
export const MaterialLimitInput = z.object({
  materialLimit: z.coerce.number().int().min(0).max(limits.mostMaterialsPerSeller),
});
