import { limits } from '@parpaing/contract/limits';
import {
  addWaste,
  type Order as Bought,
  countUnits,
  multiplyQuantity,
  orderFor,
} from '@parpaing/contract/order';
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

export interface Order extends Bought {
  /** In base units, cuts included. */
  needed: number;
  hasWaste: boolean;
  /** In base units. */
  total: number;
  leftover: number;
  isMinimum: boolean;
}

export function computeOrder(need: number, wastePercent: number, offer: Offer): Order {
  const needed = addWaste(need, wastePercent);
  const order = orderFor(needed, offer);
  const total = multiplyQuantity(order.units, offer.content);
  return {
    ...order,
    needed,
    hasWaste: wastePercent > 0,
    total,
    leftover: multiplyQuantity(total - needed),
    isMinimum: order.units > countUnits(needed, { ...offer, minOrder: 1 }),
  };
}

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
