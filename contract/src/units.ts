export const saleUnits = [
  'piece',
  'sac',
  'rouleau',
  'carton',
  'paquet',
  'palette',
  'big_bag',
  'plaque',
  'panneau',
  'couronne',
  'pot',
  'barre',
  'lot',
  'ml',
  'm2',
  'm3',
  'kg',
  't',
  'l',
] as const;
export type SaleUnit = (typeof saleUnits)[number];

export const baseUnits = ['m2', 'ml', 'm3', 'kg', 't', 'l', 'piece'] as const;
export type BaseUnit = (typeof baseUnits)[number];

/** UN/ECE Recommendation 20, for structured data. */
export const unitCodes: Record<BaseUnit, string> = {
  m2: 'MTK',
  ml: 'MTR',
  m3: 'MTQ',
  kg: 'KGM',
  t: 'TNE',
  l: 'LTR',
  piece: 'C62',
};

export const conditions = ['neuf', 'surplus', 'reemploi'] as const;
export type Condition = (typeof conditions)[number];

export const roles = ['USER', 'PROVIDER', 'ADMIN'] as const;
export type Role = (typeof roles)[number];

export const businessTypes = [
  'particulier',
  'artisan',
  'negoce',
  'entreprise_btp',
  'fabricant',
  'deconstruction',
] as const;
export type BusinessType = (typeof businessTypes)[number];

export const sellerTypes = ['professionnel', 'particulier'] as const;
export type SellerType = (typeof sellerTypes)[number];

export const materialSorts = [
  'pertinence',
  'recent',
  'prix',
  'prix_base',
  'distance',
  'total',
  'total_livre',
] as const;
export type MaterialSort = (typeof materialSorts)[number];

export const materialStatuses = ['brouillon', 'publie', 'en_pause', 'vendu', 'archive'] as const;
export type MaterialStatus = (typeof materialStatuses)[number];

export const mySorts = [
  'recent',
  'title',
  'price',
  'stock',
  'views',
  'favorites',
  'contacts',
  'confirmed',
] as const;
export type MySort = (typeof mySorts)[number];

export const vatRates = [20, 10, 5.5, 0] as const;

export const statisticsPeriods = [7, 30, 90, 365] as const;
export type StatisticsPeriod = (typeof statisticsPeriods)[number];

export const viewSources = ['search', 'category', 'similar', 'seller', 'direct'] as const;
export type ViewSource = (typeof viewSources)[number];

export const materialStatisticsSorts = ['views', 'favorites', 'contacts'] as const;
export const statisticsTables = ['days', 'materials'] as const;

export const sellerTasks = [
  'hidden',
  'unanswered',
  'outOfStock',
  'withoutPhoto',
  'toConfirm',
  'drafts',
] as const;
export type SellerTask = (typeof sellerTasks)[number];

export const pictureWidths = [320, 640, 960, 1440] as const;
export const bannerWidth = 1440;
export type PictureFormat = 'avif' | 'webp';
