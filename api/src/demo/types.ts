import type { BaseUnit, BusinessType, Condition, SaleUnit } from '@parpaing/contract/units';

export interface DemoSeller {
  key: string;
  email: string;
  fullName: string;
  companyName: string;
  businessType: BusinessType;
  /** 14 digits passing Luhn; absent for a particulier. */
  siret?: string;
  /** INSEE code. */
  communeCode: string;
  postalCode: string;
  city: string;
  street?: string;
  description: string;
  /** YYYY-MM-DD */
  memberSince: string;
  verified: boolean;
  pickupHours: string;
  replyMinutes: number;
  websiteUrl?: string;
}

export interface DeliveryTerms {
  baseCents: number;
  perKmCents: number;
  freeRadiusKm: number;
  maxKm: number;
}

export interface DemoMaterial {
  /** Stable and unique. */
  key: string;
  seller: string;
  /** A leaf slug. */
  category: string;
  title: string;
  description: string;
  condition: Condition;
  /** HT, per sale unit. */
  priceCents: number;
  /** A particulier sells without VAT. */
  vatRate: 20 | 10 | 5.5 | 0;
  saleUnit: SaleUnit;
  baseUnit: BaseUnit;
  /** Base units in one sale unit. */
  content: number;
  stock: number;
  minOrder: number;
  attributes: Record<string, string | number | boolean>;
  communeCode: string;
  postalCode: string;
  city: string;
  pickup: boolean;
  delivery?: DeliveryTerms;
  /** 0 to 120, decimals allowed. */
  publishedDaysAgo: number;
  /** Names without .svg; the first is the cover. */
  illustrations: string[];
  reference?: string;
  availableUntilDays?: number;
}
