import type { MaterialCard } from '@parpaing/contract/schemas';
import { parseDecimal } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { AttributeDefinition } from '../category/form-categories.ts';
import { type FormValues, parseCents } from '../form/values.ts';
import { findBasePrice } from '../offer/read-offer.ts';

export function buildCard(
  values: FormValues,
  {
    id,
    seller,
    definitions,
  }: { id: string; seller: MaterialCard['seller']; definitions: AttributeDefinition[] },
): MaterialCard {
  const price = findBasePrice(values, definitions);
  return {
    id,
    seller,
    title: values.title.trim() || m.form_preview_title(),
    condition: values.condition || 'neuf',
    priceCents: parseCents(values.priceHt) || 0,
    vatRate: Number(values.vatRate),
    saleUnit: values.saleUnit || 'piece',
    baseUnit: price?.baseUnit ?? 'piece',
    content: price?.content ?? 1,
    basePriceCents: price?.baseCents ?? 0,
    stock: parseDecimal(values.stock) || 0,
    picture: null,
    city: values.place?.name ?? m.form_preview_place(),
    postalCode: values.place?.postalCode ?? '',
    department: values.place?.department ?? '…',
    distanceKm: null,
    deliveryCents: null,
    publishedAt: '',
  };
}
