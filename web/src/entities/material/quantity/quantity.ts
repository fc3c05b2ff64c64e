import { limits } from '@parpaing/contract/limits';
import { addVat, addWaste, countUnits, roundFloat } from '@parpaing/contract/order';
import type { MaterialDetail } from '@parpaing/contract/schemas';

/** Share of a surface lost in cuts. */
export const wastePercents = { straight: 10, diagonal: 15, herringbone: 15, none: 0 } as const;
export type Pattern = keyof typeof wastePercents | 'own';

type Sorted = Pick<MaterialDetail, 'baseUnit' | 'categoryPath'>;

/** Categories whose tiles or boards may be laid diagonally. */
const patternedCategories = ['carrelage-sols', 'paves', 'dalles', 'terrasses', 'parements', 'bardages'];

const isIn = ({ categoryPath }: Sorted, categories: string[]) =>
  categoryPath.some(({ slug }) => categories.includes(slug));

export function listPatterns(material: Sorted): Pattern[] {
  if (material.baseUnit !== 'm2' || !isIn(material, patternedCategories)) return [];
  return ['straight', 'diagonal', 'herringbone', 'none', 'own'];
}

/** Blocks and paint lose little in cuts; doors and windows nothing. */
export function getDefaultWaste(material: Sorted): number {
  if (material.baseUnit !== 'm2' || isIn(material, ['menuiserie', 'outillage'])) return 0;
  return isIn(material, ['gros-oeuvre', 'peinture']) ? 5 : wastePercents.straight;
}

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
  const needed = addWaste(need, wastePercent);
  const enough = Math.ceil(roundFloat(needed / content));
  const units = countUnits(needed, { content, minOrder });
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

/** Rounded down: with the margin added again, it takes no unit more. */
export const removeWaste = (total: number, wastePercent: number): number =>
  Math.floor(roundFloat((total * 100) / (1 + wastePercent / 100))) / 100;

export function countAvailable({ stock, minOrder }: Pick<Offer, 'stock' | 'minOrder'>): number {
  return stock >= Math.max(minOrder, 1) ? Math.floor(stock) : 0;
}

export function parseNeed(text: string): number | undefined {
  const need = parseNumber(text);
  return need > 0 && need <= limits.maxQuantity ? need : undefined;
}

export const isTooLarge = (text: string): boolean => parseNumber(text) > limits.maxQuantity;

export function parseWaste(text: string): number | undefined {
  const waste = parseNumber(text.replace('%', ''));
  return waste >= 0 && waste <= limits.maxWastePercent ? waste : undefined;
}

function parseNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(/\s/g, '').replace(',', '.'));
}
