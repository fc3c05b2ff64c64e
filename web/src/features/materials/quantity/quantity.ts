import type { BaseUnit } from '@parpaing/contract/units';
import { addVat } from '../../../lib/format/format.ts';

/** Share of a surface lost in cuts. */
export const wastePercents = { straight: 10, diagonal: 15, herringbone: 15, none: 0 } as const;
export type Pattern = keyof typeof wastePercents | 'own';

export const maxWaste = 50;

/** Categories whose tiles or boards may be laid diagonally. */
const patternedCategories = ['carrelage-sols', 'paves', 'dalles', 'terrasses', 'parements', 'bardages'];

export function listPatterns(baseUnit: BaseUnit, categories: string[]): Pattern[] {
  if (baseUnit !== 'm2') return [];
  if (categories.some((slug) => patternedCategories.includes(slug)))
    return ['straight', 'diagonal', 'herringbone', 'none', 'own'];
  return ['straight', 'none', 'own'];
}

export const getDefaultWaste = (baseUnit: BaseUnit): number =>
  baseUnit === 'm2' ? wastePercents.straight : 0;

interface Offer {
  content: number;
  stock: number;
  minOrder: number;
  priceCents: number;
  vatRate: number;
}

export interface Order {
  /** In base units, cuts included. */
  needed: number;
  hasWaste: boolean;
  units: number;
  /** In base units. */
  total: number;
  leftover: number;
  isMinimum: boolean;
  isInStock: boolean;
  htCents: number;
  ttcCents: number;
}

export function computeOrder(need: number, wastePercent: number, offer: Offer): Order {
  const { content, stock, minOrder, priceCents, vatRate } = offer;
  const needed = roundFloat((need * (100 + wastePercent)) / 100);
  const enough = Math.ceil(roundFloat(needed / content));
  const units = Math.max(enough, Math.ceil(minOrder), 1);
  const total = roundFloat(units * content);
  const htCents = units * priceCents;
  return {
    needed,
    hasWaste: wastePercent > 0,
    units,
    total,
    leftover: roundFloat(total - needed),
    isMinimum: units > enough,
    isInStock: units <= stock,
    htCents,
    ttcCents: addVat(htCents, vatRate),
  };
}

export function countAvailable({ stock, minOrder }: Pick<Offer, 'stock' | 'minOrder'>): number {
  return stock >= Math.max(minOrder, 1) ? Math.floor(stock) : 0;
}

/** Without rounding, 6 × 1.1 ÷ 0.6 is 11.000000000000002 and would order one more roll. */
function roundFloat(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

export function parseNeed(text: string): number | undefined {
  const need = parseNumber(text);
  return need > 0 && need <= 1e6 ? need : undefined;
}

export function parseWaste(text: string): number | undefined {
  const waste = parseNumber(text.replace('%', ''));
  return waste >= 0 && waste <= maxWaste ? waste : undefined;
}

function parseNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(/\s/g, '').replace(',', '.'));
}
