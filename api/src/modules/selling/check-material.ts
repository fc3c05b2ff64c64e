import { limits } from '@parpaing/contract/limits';
import type { MaterialValues, Place } from '@parpaing/contract/schemas';
import type { Insertable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Materials } from '../../db/types.ts';
import { invalidField, invalidFields } from '../../http/errors.ts';
import type { FieldFault } from '../../sentences/catalogues/catalogue.ts';
import { getCategories, isLeaf, listPath } from '../categories/service.ts';
import type { AttributeDefinition } from '../categories/types.ts';
import { findCommune } from '../places/service.ts';

type Attributes = MaterialValues['attributes'];

type Values = Omit<MaterialValues, 'pictures' | 'documents'>;

/** What the schema cannot know: categories and their attributes, communes, who may add VAT. */
export async function toColumns(db: Database, values: Values, businessType: string) {
  const tree = await getCategories(db);
  if (!isLeaf(tree, values.categorySlug)) throw invalidField('categorySlug', 'unknown_category');
  const definitions = listPath(tree, values.categorySlug).flatMap((category) => category.attributes);
  const faults = checkAttributes(definitions, values.attributes);
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  if (businessType === 'particulier' && values.vatRate !== 0) throw invalidField('vatRate', 'no_vat');
  const commune = await findCommune(db, values.place);
  if (!commune) throw invalidField('place', 'unknown_city');
  return buildColumns(values, commune);
}

export function buildColumns(
  { place: _, delivery, piecesPerM2, content, attributes, ...columns }: Values,
  commune: Place,
): Omit<Insertable<Materials>, 'id' | 'sellerId'> {
  return {
    ...columns,
    attributes: JSON.stringify(attributes),
    piecesPerM2,
    content: piecesPerM2 ? 1 / piecesPerM2 : content,
    communeCode: commune.code,
    postalCode: commune.postalCode,
    city: commune.name,
    department: commune.department,
    latitude: commune.latitude,
    longitude: commune.longitude,
    deliveryBaseCents: delivery?.baseCents ?? null,
    deliveryPerKmCents: delivery?.perKmCents ?? null,
    deliveryFreeRadiusKm: delivery?.freeRadiusKm ?? null,
    deliveryMaxKm: delivery?.maxKm ?? null,
  };
}

function checkAttributes(
  definitions: AttributeDefinition[],
  attributes: Attributes,
): Record<string, FieldFault> {
  const faults: Record<string, FieldFault> = {};
  for (const [key, value] of Object.entries(attributes)) {
    const fault = findFault(
      definitions.findLast((definition) => definition.key === key),
      value,
    );
    if (fault) faults[`attributes.${key}`] = fault;
  }
  if (Buffer.byteLength(JSON.stringify(attributes)) > limits.attributeBytes) {
    const lengthOf = ([, value]: [string, unknown]) => String(value).length;
    const [longest] = Object.entries(attributes).toSorted((one, other) => lengthOf(other) - lengthOf(one));
    if (longest) faults[`attributes.${longest[0]}`] = 'attributes_too_long';
  }
  return faults;
}

function findFault(
  definition: AttributeDefinition | undefined,
  value: Attributes[string],
): FieldFault | undefined {
  if (!definition) return 'unknown_attribute';
  const { kind, choices = [] } = definition;
  if (kind === 'number') return typeof value === 'number' && value >= 0 ? undefined : 'not_a_number';
  if (kind === 'boolean') return typeof value === 'boolean' ? undefined : 'wrong_kind';
  if (typeof value !== 'string') return 'wrong_kind';
  return kind === 'text' || choices.includes(value) ? undefined : 'wrong_kind';
}
