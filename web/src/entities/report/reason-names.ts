import type { ModerationReason } from '@parpaing/contract/moderation';
import * as m from '../../paraglide/messages.js';

export const reasonNames: Record<ModerationReason, () => string> = {
  interdit: m.report_reason_interdit,
  arnaque: m.report_reason_arnaque,
  paiement: m.report_reason_paiement,
  injures: m.report_reason_injures,
  demarchage: m.report_reason_demarchage,
  trompeur: m.report_reason_trompeur,
  photo: m.report_reason_photo,
  indisponible: m.report_reason_indisponible,
  autre: m.report_reason_autre,
};
