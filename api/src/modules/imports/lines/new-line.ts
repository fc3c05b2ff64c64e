import { limits } from '@parpaing/contract/limits';
import { isMinimumInStock } from '@parpaing/contract/offer-rules';
import { type MaterialValues, PublishableMaterialInput } from '@parpaing/contract/schemas';
import { readPositive } from '../cells/numbers.ts';
import { readSaleUnit } from '../cells/units.ts';
import { readCondition, readStatus, readVat } from '../cells/words.ts';
import { readAttributes } from './attributes.ts';
import { readContent } from './content.ts';
import { readHandover } from './handover.ts';
import { type CheckedLine, type Found, type Line, LineReader } from './line-reader.ts';
import { defaultMinimum, readFutureDate, readPrice, readStock } from './offer-cells.ts';
import { toFault } from './schema-faults.ts';

export type NewValues = Omit<MaterialValues, 'pictures' | 'documents'>;

const readText = (cell: string) => cell;

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
    availableUntil: reader.read('availableUntil', readFutureDate, null),
    pictures: [],
    documents: [],
    publish: status !== 'brouillon',
  };
  if (reader.faults.length > 0) {
    const { publish, minOrder = 0 } = values;
    if (publish && stock !== undefined && !isMinimumInStock({ stock, minOrder }))
      reader.refuse('minOrder', { code: 'minimum_above_stock' });
    return { faults: reader.faults };
  }
  if (!found.categorySlug || !found.place) return { faults: [] };
  const parsed = PublishableMaterialInput.safeParse(values);
  if (!parsed.success) return { faults: parsed.error.issues.map(toFault) };
  const { pictures: _, documents: __, publish: ___, ...material } = parsed.data;
  return { values: { material, status } };
}

function readRate(reader: LineReader, isPrivate: boolean) {
  const rate = reader.read('vat', readVat, isPrivate ? 0 : undefined);
  if (isPrivate && rate) reader.refuse('vat', { code: 'no_vat' });
  return rate;
}
