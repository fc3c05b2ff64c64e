import type { CategoryForm } from '@parpaing/contract/schemas';
import { getUnitName } from '../../../entities/material/prices/units.ts';
import { placeLabel } from '../../../entities/place/chosen-place.ts';
import { formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { listAttributes } from '../category/form-categories.ts';
import type { FormValues } from '../form/values.ts';
import { describeDelays, noDelays } from '../place/describe-delays.ts';
import { describeTerms } from '../place/describe-terms.ts';
import { attributeOf, type PartName } from './compare-versions.ts';

const conditionNames = {
  '': () => '',
  neuf: m.condition_neuf,
  surplus: m.condition_surplus,
  reemploi: m.condition_reemploi,
};

const partNames: Record<string, () => string> = {
  categorySlug: m.form_category,
  title: m.form_title,
  condition: m.form_condition,
  description: m.form_description,
  units: m.form_conflict_units,
  price: m.form_price,
  stock: m.form_stock,
  minOrder: m.form_min_order,
  reference: m.form_reference,
  availableUntil: m.form_available_until,
  place: m.form_commune,
  delivery: m.form_conflict_delivery,
  pictures: m.form_photos,
  documents: m.form_documents,
};

export function namePart(part: PartName, categories: CategoryForm[], { categorySlug }: FormValues): string {
  const key = attributeOf(part);
  if (key === undefined) return partNames[part]?.() ?? part;
  return listAttributes(categories, categorySlug).find((known) => known.key === key)?.label ?? key;
}

export function describePart(values: FormValues, part: PartName, categories: CategoryForm[]): string {
  return readPart(values, part, categories).trim() || m.form_conflict_empty();
}

function readPart(values: FormValues, part: PartName, categories: CategoryForm[]): string {
  const key = attributeOf(part);
  if (key !== undefined) {
    const value = values.attributes[key] ?? '';
    return typeof value === 'boolean' ? (value ? m.material_yes() : m.material_no()) : value;
  }
  switch (part) {
    case 'categorySlug':
      return categories.find(({ slug }) => slug === values.categorySlug)?.name ?? '';
    case 'condition':
      return conditionNames[values.condition]();
    case 'units':
      return (
        values.saleUnit &&
        `${getUnitName(values.saleUnit)}, ${values.content} ${getUnitName(values.baseUnit)}`
      );
    case 'price':
      return `${values.priceHt}\u00A0€ ${m.price_ht()}, ${m.form_vat()} ${formatPercent(Number(values.vatRate))}`;
    case 'place':
      return values.place ? placeLabel(values.place) : '';
    case 'delivery':
      return [
        values.pickup && m.form_pickup(),
        values.delivers && (describeTerms(values) ?? m.form_delivers()),
        describeDelays(values, noDelays),
      ]
        .filter(Boolean)
        .join('. ');
    case 'pictures':
      return values.pictures.length === 1
        ? m.form_conflict_photos_one()
        : m.form_conflict_photos({ count: values.pictures.length });
    case 'documents':
      return values.documents.length === 1
        ? m.form_conflict_documents_one()
        : m.form_conflict_documents({ count: values.documents.length });
    default:
      return String(values[part as keyof FormValues]);
  }
}
