/** SPEC §2. Every link is built from this table. */
export const pages = {
  home: '/',
  about: '/about',
  terms: '/terms',
  contact: '/contact',
  privacy: '/privacy',
  info: '/info',
  materials: '/materials',
  material: (id: string) => `/materials/${encodeURIComponent(id)}`,
  publicProfile: (id: string) => `/profile/${encodeURIComponent(id)}`,

  profile: '/profile',
  profileView: '/profile/view',
  profileEdit: '/profile/edit',
  messages: '/messages',
  conversation: (id: string) => `/messages/${encodeURIComponent(id)}`,
  contactAbout: (materialId: string) => `/messages?material=${encodeURIComponent(materialId)}`,
  favorites: '/favorites',

  sellerDashboard: '/provider/dashboard',
  newMaterial: '/materials/new',
  editMaterial: (id: string) => `/materials/${encodeURIComponent(id)}/edit`,
  myMaterials: '/my-materials',
  statistics: '/statistics',

  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  checkEmail: '/auth/check-email',
  verifyEmail: '/auth/verify-email',
} as const;

/** A person or a listing may be withdrawn, so caches keep these pages for a short time only. */
export const isPageOfPerson = (path: string): boolean => /^\/(profile|materials)\/[^/]+$/.test(path);
