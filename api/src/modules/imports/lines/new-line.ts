import { limits } from '@parpaing/contract/limits';
import { listOfferFaults, type OfferRule } from '@parpaing/contract/offer-rules';
import { MaterialInput, type MaterialValues } from '@parpaing/contract/schemas';
import { readPositive } from '../cells/numbers.ts';
import { readSaleUnit, writeUnit } from '../cells/units.ts';
import { readCondition, readDate, readStatus, readVat } from '../cells/words.ts';
import type { FieldKey } from '../fields.ts';
import { readAttributes } from './attributes.ts';
import { readContent } from './content.ts';
import { readDelays, readHandover } from './handover.ts';
import { type CheckedLine, type Found, type Line, LineReader } from './line-reader.ts';
import { defaultMinimum, readPrice, readStock } from './offer-cells.ts';
import { toFault } from './schema-faults.ts';

export type NewValues = Omit<MaterialValues, 'pictures' | 'documents'>;

const readText = (cell: string) => cell;

const fields: Record<Exclude<OfferRule['field'], 'pictures'>, FieldKey> = {
  content: 'content',
  piecesPerM2: 'piecesPerM2',
  'delivery.freeRadiusKm': 'deliveryFreeRadius',
  pickup: 'pickup',
  availableUntil: 'availableUntil',
  priceCents: 'price',
  minOrder: 'minOrder',
};

export function checkNewLine(
  line: Line,
  found: Found,
): CheckedLine<{ material: NewValues; status: 'publie' | 'brouillon' | null }> {
  const reader = new LineReader(line);
  const saleUnit = reader.read('saleUnit', readSaleUnit);
  const stock = reader.read('stock', readStock);
  const status = reader.read<'publie' | 'brouillon' | null>('status', readStatus, null) ?? null;
  const values = {
    reference: reader.read('reference', readText),
    title: reader.read('title', readText),
    description: reader.cell('description'),
    categorySlug: found.categorySlug,
    condition: reader.read('condition', readCondition),
    priceCents: reader.read('price', (cell) => readPrice(cell)),
    vatRate: readRate(reader, found.isPrivate),
    saleUnit,
    ...(saleUnit && readContent(reader, saleUnit, line.headerUnit)),
    stock,
    minOrder: reader.read(
      'minOrder',
      (cell) => readPositive(cell, limits.maxQuantity),
      defaultMinimum(stock),
    ),
    attributes: readAttributes(reader, line, found),
    place: found.place,
    ...readHandover(reader),
    ...readDelays(reader),
    availableUntil: reader.read('availableUntil', readDate, null),
    pictures: [],
    documents: [],
  };
  // An import may publish without a photo.
  const offer = { ...values, pictures: undefined };
  for (const rule of listOfferFaults(offer, status === 'brouillon' ? 'new' : 'sale')) {
    if (rule.field === 'pictures') continue;
    const detail = rule.field === 'content' && saleUnit && { detail: writeUnit(saleUnit) };
    reader.refuse(fields[rule.field], { code: rule.fault, ...detail });
  }
  if (reader.faults.length > 0) return { faults: reader.faults };
  if (!found.categorySlug || !found.place) return { faults: [] };
  const parsed = MaterialInput.safeParse(values);
  if (!parsed.success) return { faults: parsed.error.issues.map(toFault) };
  const { pictures: _, documents: __, ...material } = parsed.data;
  return { values: { material, status } };
}

function readRate(reader: LineReader, isPrivate: boolean) {
  const rate = reader.read('vat', readVat, isPrivate ? 0 : undefined);
  if (isPrivate && rate) reader.refuse('vat', { code: 'no_vat' });
  return rate;
}
