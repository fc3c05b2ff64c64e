import type { MaterialInput } from '@parpaing/contract/schemas';
import { parseDecimal, parseOptional } from '../../../lib/format/format.ts';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { readAttributes } from '../category/read-attributes.ts';
import { piecesKey, readUnits } from '../offer/read-offer.ts';
import { type FormValues, parseCents } from './values.ts';

/** What the API takes; where something is missing or unreadable, its rules say so. */
export function toMaterialInput(values: FormValues, definitions: AttributeDefinition[]): MaterialInput {
  const units = readUnits(values, definitions);
  const { place, delivery } = values;
  const pieces: Record<string, number> = units.piecesPerM2 ? { [piecesKey]: units.piecesPerM2 } : {};
  return {
    categorySlug: values.categorySlug,
    title: values.title,
    description: values.description,
    condition: values.condition as MaterialInput['condition'],
    priceCents: parseCents(values.priceHt),
    vatRate: Number(values.vatRate) as MaterialInput['vatRate'],
    ...units,
    saleUnit: units.saleUnit as MaterialInput['saleUnit'],
    stock: parseDecimal(values.stock),
    minOrder: parseDecimal(values.minOrder),
    attributes: { ...readAttributes(values.attributes, definitions), ...pieces },
    place: (place && { code: place.code, postalCode: place.postalCode }) as MaterialInput['place'],
    pickup: values.pickup,
    delivery: values.delivers
      ? {
          freeRadiusKm: parseDecimal(delivery.freeRadiusKm),
          baseCents: parseCents(delivery.base),
          perKmCents: parseCents(delivery.perKm),
          maxKm: parseDecimal(delivery.maxKm),
        }
      : null,
    availableInDays: parseOptional(values.availableInDays),
    deliveryInDays: values.delivers ? parseOptional(values.deliveryInDays) : null,
    reference: values.reference.trim() || null,
    availableUntil: values.availableUntil || null,
    pictures: values.pictures.flatMap(({ id, alt }) => (id ? [{ id, alt }] : [])),
    documents: values.documents.flatMap(({ id, title }) => (id ? [{ id, title }] : [])),
  };
}

const formFields: Record<string, string> = {
  priceCents: 'priceHt',
  'delivery.baseCents': 'delivery.base',
  'delivery.perKmCents': 'delivery.perKm',
};

export function toFormField(field: string): string {
  const [group = ''] = field.split('.');
  if (['place', 'pictures', 'documents'].includes(group)) return group;
  return formFields[field] ?? field;
}
