import type { FieldKey } from '../fields.ts';
import type { LineFaultRow } from './line-reader.ts';

export interface Issue {
  code: string;
  path: PropertyKey[];
  minimum?: unknown;
  maximum?: unknown;
}

const fieldOfPath: Record<string, FieldKey> = {
  priceCents: 'price',
  vatRate: 'vat',
  categorySlug: 'category',
  place: 'postalCode',
  delivery: 'deliveryMax',
  attributes: 'description',
};

export function toFault({ code, path, ...issue }: Issue): LineFaultRow {
  const name = String(path[0]);
  const field = fieldOfPath[name] ?? (name as FieldKey);
  if (code === 'too_small') return { field, code: 'text_too_short', detail: String(issue.minimum) };
  if (code === 'too_big') return { field, code: 'text_too_long', detail: String(issue.maximum) };
  return { field, code: code === 'invalid_format' ? 'strange_characters' : 'refused' };
}
