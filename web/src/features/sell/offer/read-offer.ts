import { addVat, computeBasePrice, removeVat } from '@parpaing/contract/money';
import { isMeasure } from '@parpaing/contract/offer-rules';
import { parseDecimal } from '../../../lib/format/format.ts';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { type FormValues, parseCents, writeCents } from '../form/values.ts';

/** The attribute of categories that are laid piece by piece: tiles, slates, bricks, paving stones. */
export const piecesKey = 'pieces_m2';

type Units = Pick<FormValues, 'saleUnit' | 'baseUnit' | 'content' | 'piecesPerM2'>;

export const canCountPieces = ({ saleUnit }: Pick<Units, 'saleUnit'>, definitions: AttributeDefinition[]) =>
  saleUnit === 'piece' && definitions.some(({ key }) => key === piecesKey);

export function readUnits(values: Units, definitions: AttributeDefinition[]) {
  const { saleUnit, baseUnit, content } = values;
  if (isMeasure(saleUnit)) return { saleUnit, baseUnit: saleUnit, content: 1, piecesPerM2: null };
  if (canCountPieces(values, definitions)) {
    if (values.piecesPerM2.trim() === '') {
      return { saleUnit, baseUnit: 'piece' as const, content: 1, piecesPerM2: null };
    }
    const piecesPerM2 = parseDecimal(values.piecesPerM2);
    return { saleUnit, baseUnit: 'm2' as const, content: 1 / piecesPerM2, piecesPerM2 };
  }
  if (saleUnit === 'piece' && baseUnit === 'piece') {
    return { saleUnit, baseUnit, content: 1, piecesPerM2: null };
  }
  return { saleUnit, baseUnit, content: parseDecimal(content), piecesPerM2: null };
}

export const toTtcText = (priceHt: string, vatRate: string): string =>
  writeAmount(addVat(parseCents(priceHt), Number(vatRate)));

export const toHtText = (priceTtc: string, vatRate: string): string =>
  writeAmount(removeVat(parseCents(priceTtc), Number(vatRate)));

const writeAmount = (cents: number) => (Number.isNaN(cents) ? '' : writeCents(cents));

export function findBasePrice(values: FormValues, definitions: AttributeDefinition[]) {
  const priceCents = parseCents(values.priceHt);
  const { saleUnit, baseUnit, content, piecesPerM2 } = readUnits(values, definitions);
  if (!saleUnit || !(priceCents >= 0) || !(content > 0)) return undefined;
  const vatRate = Number(values.vatRate);
  return {
    priceCents,
    priceTtcCents: addVat(priceCents, vatRate),
    saleUnit,
    baseUnit,
    content,
    piecesPerM2,
    vatRate,
    baseCents: computeBasePrice({ priceCents, content }),
    baseTtcCents: computeBasePrice({ priceCents, content }, vatRate),
  };
}
