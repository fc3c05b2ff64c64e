/** What a listing is counted in, and what it can be compared by. Plain data: pages load it without schemas. */
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

export const materialStatuses = ['brouillon', 'publie', 'en_pause', 'vendu', 'archive'] as const;
export type MaterialStatus = (typeof materialStatuses)[number];

/** Widths in which a picture is kept, beside its original. */
export const pictureWidths = [320, 640, 960, 1440] as const;
export type PictureFormat = 'avif' | 'webp';
