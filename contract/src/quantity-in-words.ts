import { limits } from './limits.ts';
import type { BaseUnit } from './units.ts';

const number = String.raw`(?<![\p{L}\p{N}.,]|\bde\s)(?<amount>[1-9]\d{0,2}(?:[\s.]\d{3})+(?:,\d+)?|\d+(?:[.,]\d+)?)\s*`;
const of = String.raw`\s+(?:de\s+|d[’'])`;
const area = String.raw`(?<area>m2|m²|m3|m³|m[eè]tres?\s+(?:carrés?|cubes?))(?![\p{L}\p{N}])`;
/** Also units in which a product is sold (« ciment 25 kg »): a quantity before « de » only. */
const unit = String.raw`(?<unit>ml|m[eè]tres?|t|tonnes?|kg|kilos?|sacs?|palettes?|rouleaux?|cartons?|paquets?|bottes?|big\s?bags?)`;
const quantity = new RegExp(`${number}(?:${area}|${unit}(?=${of}))(?:${of})?`, 'iu');

/** « 35 m² de laine de verre » asks for glass wool: no title says how much somebody needs. */
export const dropQuantity = (text: string): string =>
  text.replace(quantity, '').replaceAll(/\s+/g, ' ').trim() || text;

const measures: [RegExp, BaseUnit][] = [
  [/^m(?:2|²|.*carré)/iu, 'm2'],
  [/^m(?:3|³|.*cube)/iu, 'm3'],
  [/^(?:ml|m[eè]tre)/iu, 'ml'],
  [/^t/iu, 't'],
  [/^k/iu, 'kg'],
];

/** « 1 200 » and « 1.200 » are thousands, « 0.125 » and « 1,5 » are not. */
const readNumber = (text: string) =>
  Number(text.replaceAll(/(?<!^0)[\s.](?=\d{3}(?!\d))/g, '').replace(',', '.'));

interface FoundQuantity {
  typed: string;
  quantity: number;
  unit: BaseUnit;
  q: string;
}

/** Undefined for bags and rolls too: what one holds differs from seller to seller. */
export function findQuantity(text: string): FoundQuantity | undefined {
  const match = quantity.exec(text);
  const found = match?.groups;
  const q = dropQuantity(text);
  const measure = measures.find(([name]) => name.test(found?.area ?? found?.unit ?? ''));
  const amount = readNumber(found?.amount ?? '');
  if (!measure || q === text || !(amount > 0 && amount <= limits.maxQuantity)) return undefined;
  return { typed: match?.[0].trim() ?? '', quantity: amount, unit: measure[1], q };
}
