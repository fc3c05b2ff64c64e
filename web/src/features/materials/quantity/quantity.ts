import type { BaseUnit } from '@parpaing/contract/units';
import { addVat } from '../../../lib/format/format.ts';

/** Percent of a surface lost in cuts. */
export const wastePercents = { straight: 10, diagonal: 15, herringbone: 15, none: 0 } as const;
/** The last one is the buyer's own figure. */
export type Pattern = keyof typeof wastePercents | 'own';

/** More is no waste any longer. */
export const mostWaste = 50;

/** Where tiles and strips may be turned; elsewhere a surface is covered straight. */
const turnable = ['carrelage-sols', 'paves', 'dalles', 'terrasses', 'parements', 'bardages'];

/** None for what is not laid: sand, paint, doors. */
export function listPatterns(baseUnit: BaseUnit, categories: string[]): Pattern[] {
  if (baseUnit !== 'm2') return [];
  if (categories.some((slug) => turnable.includes(slug)))
    return ['straight', 'diagonal', 'herringbone', 'none', 'own'];
  return ['straight', 'none', 'own'];
}

/** Before a buyer says how it is laid. */
export const usualWaste = (baseUnit: BaseUnit): number => (baseUnit === 'm2' ? wastePercents.straight : 0);

interface Offer {
  content: number;
  stock: number;
  minOrder: number;
  priceCents: number;
  vatRate: number;
}

export interface Order {
  /** Base units, cuts included. */
  needed: number;
  hasWaste: boolean;
  /** Whole sale units. */
  units: number;
  /** Base units bought. */
  total: number;
  leftover: number;
  /** More than needed, because the seller asks for it. */
  isMinimum: boolean;
  isInStock: boolean;
  htCents: number;
  ttcCents: number;
}

/** What to order for a need told in base units. */
export function computeOrder(need: number, wastePercent: number, offer: Offer): Order {
  const { content, stock, minOrder, priceCents, vatRate } = offer;
  const needed = tidy((need * (100 + wastePercent)) / 100);
  const enough = Math.ceil(tidy(needed / content));
  const units = Math.max(enough, Math.ceil(minOrder), 1);
  const total = tidy(units * content);
  const htCents = units * priceCents;
  return {
    needed,
    hasWaste: wastePercent > 0,
    units,
    total,
    leftover: tidy(total - needed),
    isMinimum: units > enough,
    isInStock: units <= stock,
    htCents,
    ttcCents: addVat(htCents, vatRate),
  };
}

/** What can be asked for when the stock is short: all of it, unless the seller parts with no less than more. */
export function countAvailable({ stock, minOrder }: Pick<Offer, 'stock' | 'minOrder'>): number {
  return stock >= Math.max(minOrder, 1) ? Math.floor(stock) : 0;
}

/** Binary fractions would otherwise ask for a roll more: 6 × 1.1 ÷ 0.6 is 11, not 11.000000000000002. */
function tidy(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** As people type it: « 35 », « 35,5 », « 1 200 »; anything else is no need. */
export function parseNeed(text: string): number | undefined {
  const need = parseNumber(text);
  return need > 0 && need <= 1e6 ? need : undefined;
}

/** « 12 », « 7,5 % ». */
export function parseWaste(text: string): number | undefined {
  const waste = parseNumber(text.replace('%', ''));
  return waste >= 0 && waste <= mostWaste ? waste : undefined;
}

function parseNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(/\s/g, '').replace(',', '.'));
}
