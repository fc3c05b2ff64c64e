import type { ModerationAction, ModerationReason } from '@parpaing/contract/moderation';

export const reasonLabels: Record<ModerationReason, string> = {
  interdit: 'produit interdit à la vente ou dangereux',
  arnaque: 'arnaque ou tentative de fraude',
  paiement: 'paiement demandé hors du site de façon suspecte',
  injures: 'propos injurieux, menaçants ou discriminatoires',
  demarchage: 'démarchage ou publicité sans rapport avec un matériau',
  trompeur: 'prix, unité ou description trompeurs',
  photo: 'photos qui ne montrent pas ce qui est vendu',
  indisponible: 'matériau déjà vendu ou indisponible',
  autre: 'autre manquement aux règles de publication',
};

/** The article of the terms that a measure rests on (web/src/features/editorial/texts/terms.md). */
export const reasonArticles: Record<ModerationReason, string> = {
  interdit: 'article 6 (ce qui est interdit)',
  arnaque: 'article 6 (ce qui est interdit)',
  paiement: 'article 6 (ce qui est interdit)',
  injures: 'article 6 (ce qui est interdit)',
  demarchage: 'article 6 (ce qui est interdit)',
  trompeur: 'article 5 (annonces)',
  photo: 'article 5 (annonces)',
  indisponible: 'article 5 (annonces)',
  autre: 'articles 5 et 6',
};

export const actionLabels: Record<ModerationAction, string> = {
  hide_material: 'matériau masqué',
  restore_material: 'matériau rétabli',
  edit_material: 'matériau modifié',
  reject_reports: 'signalements rejetés',
  warn_author: 'auteur averti',
  verify_seller: 'vendeur vérifié',
  refuse_verification: 'vérification refusée',
  read_document: 'justificatif ouvert',
  change_material_limit: 'limite de matériaux changée',
  answer_contact: 'demande de contact répondue',
  grant_admin: 'rôle ADMIN donné',
};
