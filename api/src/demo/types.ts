import type { OpeningHours } from '@parpaing/contract/schemas';
import type { BaseUnit, BusinessType, Condition, SaleUnit } from '@parpaing/contract/units';

export interface DemoSeller {
  key: string;
  email: string;
  fullName: string;
  companyName: string;
  businessType: BusinessType;
  siret?: string;
  communeCode: string;
  postalCode: string;
  city: string;
  street?: string;
  description: string;
  memberSince: string;
  verified: boolean;
  openingHours?: OpeningHours;
  pickupHours?: string;
  holiday?: { startedDaysAgo: number; endsInDays: number; message: string };
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
  key: string;
  seller: string;
  category: string;
  title: string;
  description: string;
  condition: Condition;
  priceCents: number;
  vatRate: 20 | 10 | 5.5 | 0;
  saleUnit: SaleUnit;
  baseUnit: BaseUnit;
  content: number;
  stock: number;
  minOrder: number;
  attributes: Record<string, string | number | boolean>;
  communeCode: string;
  postalCode: string;
  city: string;
  pickup: boolean;
  delivery?: DeliveryTerms;
  publishedDaysAgo: number;
  /** A third drawing, beside its own and the close-up of it. */
  alsoShows?: string;
  reference?: string;
  availableUntilDays?: number;
}
