import type { output } from 'zod';
import type { CallSchemas, callSchemas } from './schemas.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Plain data: a page builds a request without loading Zod. The schemas of `callSchemas` are attached as types only.
 */
export const calls = {
  checkLiveness: { method: 'GET', path: '/healthz' },
  checkReadiness: { method: 'GET', path: '/readyz' },
  readMetrics: { method: 'GET', path: '/metrics' },

  login: { method: 'POST', path: '/api/auth/login' },
  register: { method: 'POST', path: '/api/auth/register' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  refreshToken: { method: 'POST', path: '/api/auth/refresh-token' },
  listSessions: { method: 'GET', path: '/api/auth/sessions' },
  endSession: { method: 'DELETE', path: '/api/auth/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/api/auth/sessions' },

  readProfile: { method: 'GET', path: '/api/users/profile' },
  updateProfile: { method: 'PUT', path: '/api/users/profile' },
  replaceProfileImage: { method: 'POST', path: '/api/users/profile/image' },
  removeProfileImage: { method: 'DELETE', path: '/api/users/profile/image' },
  updateShop: { method: 'PATCH', path: '/api/users/profile/shop' },
  replaceBanner: { method: 'POST', path: '/api/users/profile/banner' },
  removeBanner: { method: 'DELETE', path: '/api/users/profile/banner' },
  upgradeToProvider: { method: 'POST', path: '/api/users/upgrade-to-provider' },
  readMe: { method: 'GET', path: '/api/users/me' },
  changeEmail: { method: 'PUT', path: '/api/users/me/email' },
  changePassword: { method: 'PUT', path: '/api/users/me/password' },
  exportMe: { method: 'GET', path: '/api/users/me/export' },
  deleteMe: { method: 'DELETE', path: '/api/users/me' },
  readPublicProfile: { method: 'GET', path: '/api/users/:id' },
  listSellers: { method: 'GET', path: '/api/sellers' },

  searchPlaces: { method: 'GET', path: '/api/places' },

  listCategories: { method: 'GET', path: '/api/categories' },
  listCategoryForms: { method: 'GET', path: '/api/categories/forms' },
  listMaterials: { method: 'GET', path: '/api/materials' },
  summariseMarket: { method: 'GET', path: '/api/materials/summary' },
  suggestMaterials: { method: 'GET', path: '/api/materials/suggest' },
  mapMaterials: { method: 'GET', path: '/api/materials/map' },
  compareMaterials: { method: 'GET', path: '/api/materials/compare' },
  listMyMaterials: { method: 'GET', path: '/api/materials/mine' },
  changeMyMaterials: { method: 'POST', path: '/api/materials/mine/changes' },
  changePrices: { method: 'POST', path: '/api/materials/mine/prices' },
  confirmMyMaterials: { method: 'POST', path: '/api/materials/mine/confirmation' },
  copyMaterials: { method: 'POST', path: '/api/materials/mine/copies' },
  listMyDrafts: { method: 'GET', path: '/api/materials/mine/drafts' },
  readMyMaterial: { method: 'GET', path: '/api/materials/mine/:id' },
  saveDraft: { method: 'PUT', path: '/api/materials/mine/:id/draft' },
  deleteDraft: { method: 'DELETE', path: '/api/materials/mine/:id/draft' },
  listInterested: { method: 'GET', path: '/api/materials/mine/:id/interested' },
  openAvailability: { method: 'GET', path: '/api/materials/availability' },
  answerAvailability: { method: 'POST', path: '/api/materials/availability' },
  listAskedMaterials: { method: 'GET', path: '/api/materials/availability/materials' },
  exportMaterials: { method: 'GET', path: '/api/materials/mine/export' },
  listImports: { method: 'GET', path: '/api/materials/import' },
  createImport: { method: 'POST', path: '/api/materials/import' },
  readImportTemplate: { method: 'GET', path: '/api/materials/import/template' },
  listImportFields: { method: 'GET', path: '/api/materials/import/fields' },
  createPhotoImport: { method: 'POST', path: '/api/materials/import/photos' },
  addImportPart: { method: 'POST', path: '/api/materials/import/parts' },
  readImport: { method: 'GET', path: '/api/materials/import/:id' },
  cancelImport: { method: 'DELETE', path: '/api/materials/import/:id' },
  mapImport: { method: 'PUT', path: '/api/materials/import/:id/columns' },
  confirmImport: { method: 'POST', path: '/api/materials/import/:id/confirmation' },
  readBadLines: { method: 'GET', path: '/api/materials/import/:id/bad-lines' },
  createMaterial: { method: 'POST', path: '/api/materials' },
  readMaterial: { method: 'GET', path: '/api/materials/:id' },
  updateMaterial: { method: 'PUT', path: '/api/materials/:id' },
  changeOffer: { method: 'PATCH', path: '/api/materials/:id' },
  deleteMaterial: { method: 'DELETE', path: '/api/materials/:id' },
  setMaterialStatus: { method: 'POST', path: '/api/materials/:id/status' },
  sellMaterial: { method: 'POST', path: '/api/materials/:id/sale' },
  addMaterialPicture: { method: 'POST', path: '/api/materials/:id/images' },
  addMaterialDocument: { method: 'POST', path: '/api/materials/:id/documents' },
  listSimilarMaterials: { method: 'GET', path: '/api/materials/:id/similar' },
  readPicture: { method: 'GET', path: '/media/:id/:file' },
  readDocument: { method: 'GET', path: '/media/documents/:id' },

  recordView: { method: 'POST', path: '/api/materials/:id/views' },
  recordSearch: { method: 'POST', path: '/api/searches' },
  readStatistics: { method: 'GET', path: '/api/statistics' },
  listMaterialStatistics: { method: 'GET', path: '/api/statistics/materials' },
  exportStatistics: { method: 'GET', path: '/api/statistics/export' },
  readDashboard: { method: 'GET', path: '/api/dashboard' },

  listFavorites: { method: 'GET', path: '/api/favorites' },
  listFavoriteIds: { method: 'GET', path: '/api/favorites/ids' },
  addFavorite: { method: 'PUT', path: '/api/favorites/:materialId' },
  removeFavorite: { method: 'DELETE', path: '/api/favorites/:materialId' },

  listConversations: { method: 'GET', path: '/api/conversations' },
  startConversation: { method: 'POST', path: '/api/conversations' },
  countUnread: { method: 'GET', path: '/api/conversations/unread' },
  readConversation: { method: 'GET', path: '/api/conversations/:id' },
  listMessages: { method: 'GET', path: '/api/conversations/:id/messages' },
  sendMessage: { method: 'POST', path: '/api/conversations/:id/messages' },
  markRead: { method: 'POST', path: '/api/conversations/:id/read' },
  archiveConversation: { method: 'PUT', path: '/api/conversations/:id/archive' },
  listMessageDrafts: { method: 'GET', path: '/api/conversations/drafts' },
  deleteMessageDraft: { method: 'DELETE', path: '/api/conversations/drafts/:id' },
  openStream: { method: 'GET', path: '/api/stream' },

  sendContactRequest: { method: 'POST', path: '/api/contact' },
  reportMaterial: { method: 'POST', path: '/api/materials/:id/reports' },
  reportMessage: { method: 'POST', path: '/api/conversations/:id/reports' },
  readVerification: { method: 'GET', path: '/api/users/me/verification' },
  requestVerification: { method: 'POST', path: '/api/users/me/verification' },
  countModeration: { method: 'GET', path: '/api/moderation/counts' },
  listReports: { method: 'GET', path: '/api/moderation/reports' },
  readReport: { method: 'GET', path: '/api/moderation/reports/:id' },
  decideReport: { method: 'POST', path: '/api/moderation/reports/:id/decision' },
  listAllMaterials: { method: 'GET', path: '/api/moderation/materials' },
  hideMaterial: { method: 'POST', path: '/api/moderation/materials/:id/hide' },
  restoreMaterial: { method: 'POST', path: '/api/moderation/materials/:id/restore' },
  listModeratedSellers: { method: 'GET', path: '/api/moderation/sellers' },
  setMaterialLimit: { method: 'PUT', path: '/api/moderation/sellers/:id/material-limit' },
  readVerificationDocument: { method: 'GET', path: '/api/moderation/verifications/:id/document' },
  decideVerification: { method: 'POST', path: '/api/moderation/verifications/:id/decision' },
  listContactRequests: { method: 'GET', path: '/api/moderation/contacts' },
  answerContactRequest: { method: 'POST', path: '/api/moderation/contacts/:id/answer' },
  listModerationLog: { method: 'GET', path: '/api/moderation/journal' },
  exportModerationLog: { method: 'GET', path: '/api/moderation/journal.csv' },

  subscribeToNewsletter: { method: 'POST', path: '/api/newsletter' },
  openNewsletterConfirmation: { method: 'GET', path: '/api/newsletter/confirm' },
  confirmNewsletter: { method: 'POST', path: '/api/newsletter/confirm' },
  openNewsletterUnsubscription: { method: 'GET', path: '/api/newsletter/unsubscribe' },
  unsubscribeFromNewsletter: { method: 'POST', path: '/api/newsletter/unsubscribe' },

  readManifest: { method: 'GET', path: '/manifest.webmanifest' },
  readRobots: { method: 'GET', path: '/robots.txt' },
  readSitemapIndex: { method: 'GET', path: '/sitemap.xml' },
  readSitemap: { method: 'GET', path: '/sitemaps/:file' },

  readMailbox: { method: 'GET', path: '/dev/mailbox' },
} as const satisfies Record<keyof typeof callSchemas, { method: Method; path: string }>;

export type CallName = keyof typeof calls;

type Part<Name extends CallName, Key extends keyof CallSchemas> = (typeof callSchemas)[Name] extends {
  [K in Key]: infer Schema;
}
  ? Schema extends { _zod: { input: infer Input } }
    ? { [K in Key]: Input }
    : unknown
  : unknown;

export type CallInput<Name extends CallName> = Part<Name, 'params'> &
  Part<Name, 'query'> &
  Part<Name, 'body'>;

export type CallAnswer<Name extends CallName> = (typeof callSchemas)[Name] extends {
  answer: infer Schema extends CallSchemas['answer'];
}
  ? output<NonNullable<Schema>>
  : undefined;
