/** Most serious first. */
export const moderationReasons = [
  'interdit',
  'arnaque',
  'paiement',
  'injures',
  'demarchage',
  'trompeur',
  'photo',
  'indisponible',
  'autre',
] as const;
export type ModerationReason = (typeof moderationReasons)[number];

export const materialReportReasons = [
  'interdit',
  'arnaque',
  'trompeur',
  'photo',
  'indisponible',
  'autre',
] as const satisfies ModerationReason[];
export const messageReportReasons = [
  'arnaque',
  'paiement',
  'injures',
  'demarchage',
  'autre',
] as const satisfies ModerationReason[];

export const reportStates = ['open', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];
export const reportSorts = ['gravity', 'oldest', 'latest'] as const;
export type ReportSort = (typeof reportSorts)[number];
export const sellerFilters = ['pending', 'all'] as const;
export type SellerFilter = (typeof sellerFilters)[number];
export const contactFilters = ['open', 'answered'] as const;
export type ContactFilter = (typeof contactFilters)[number];

export const moderationActions = [
  'hide_material',
  'restore_material',
  'edit_material',
  'reject_reports',
  'warn_author',
  'verify_seller',
  'refuse_verification',
  'read_document',
  'change_material_limit',
  'answer_contact',
  'grant_admin',
] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const moderationTargets = ['material', 'message', 'seller', 'contact', 'user'] as const;
export type ModerationTarget = (typeof moderationTargets)[number];
