import { MaterialInput } from '@parpaing/contract/schemas';
import type { AttributeValue } from '../cells/attributes.ts';
import { CellError } from '../cells/fault.ts';
import type { FieldKey } from '../fields.ts';
import type { KnownMaterial } from '../repository.ts';
import { readAttributes } from './attributes.ts';
import { type CheckedLine, type Found, type Line, LineReader } from './line-reader.ts';
import { readPrice, readStock } from './offer-cells.ts';
import { type Issue, toFault } from './schema-faults.ts';

export interface Changes {
  title?: string;
  description?: string;
  priceCents?: number;
  stock?: number;
  attributes?: Record<string, AttributeValue>;
}

/** Price, stock, title, description and attributes, where the cell differs from what is known; empty cells change nothing. */
export function checkKnownLine(line: Line, known: KnownMaterial, found: Found): CheckedLine<Changes> {
  const reader = new LineReader(line);
  const read = <Value>(field: FieldKey, parse: (cell: string) => Value) =>
    reader.cell(field) === '' ? undefined : reader.read(field, parse);
  const checkText = (field: 'title' | 'description') =>
    read(field, (cell) => {
      const parsed = MaterialInput.shape[field].safeParse(cell);
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      const { code, detail } = toFault({ ...(issue as Issue), path: [field] });
      throw new CellError(code, detail);
    });
  const attributes = readAttributes(reader, line, found);
  const wanted = {
    title: checkText('title'),
    description: checkText('description'),
    priceCents: read('price', (cell) => readPrice(cell, known.priceCents)),
    stock: read('stock', readStock),
  };
  if (reader.faults.length > 0) return { faults: reader.faults };
  const changes: Changes = {};
  if (wanted.title !== undefined && wanted.title !== known.title) changes.title = wanted.title;
  if (wanted.description !== undefined && wanted.description !== known.description)
    changes.description = wanted.description;
  if (wanted.priceCents !== undefined && wanted.priceCents !== known.priceCents)
    changes.priceCents = wanted.priceCents;
  if (wanted.stock !== undefined && wanted.stock !== known.stock) changes.stock = wanted.stock;
  const changed = Object.entries(attributes).filter(([key, value]) => known.attributes[key] !== value);
  if (changed.length > 0) changes.attributes = Object.fromEntries(changed);
  return { values: changes };
}
