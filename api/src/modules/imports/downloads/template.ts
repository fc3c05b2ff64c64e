import type { Database } from '../../../db/database.ts';
import { invalidField } from '../../../http/errors.ts';
import { writeCsv } from '../../../lib/csv.ts';
import { getCategories, isLeaf, listPath } from '../../categories/service.ts';
import type { AttributeDefinition } from '../../categories/types.ts';
import { type FieldKey, fieldKeys, fields, nameColumn } from '../fields.ts';

/** The columns that its category needs, and two lines that can be imported as they are. */
export async function writeTemplate(db: Database, slug: string): Promise<string> {
  const tree = await getCategories(db);
  if (!isLeaf(tree, slug)) throw invalidField('category', 'unknown_category');
  const name = tree.bySlug.get(slug)?.nameFr ?? slug;
  const definitions = uniteLabels(listPath(tree, slug).flatMap(({ attributes }) => attributes));
  const keys = fieldKeys.filter((key) => key !== 'id');
  const examples: Partial<Record<FieldKey, string>>[] = [
    {
      reference: 'EXEMPLE-1',
      title: `${name}, premier exemple`,
      condition: 'neuf',
      saleUnit: 'pièce',
      stock: '40',
      availableInDays: '0',
    },
    {
      reference: 'EXEMPLE-2',
      title: `${name}, second exemple`,
      description: 'Ligne à remplacer par un matériau.',
      condition: 'surplus',
      saleUnit: 'palette',
      content: '12',
      baseUnit: 'm²',
      stock: '3',
      deliveryBase: '29,00',
      deliveryPerKm: '1,10',
      deliveryFreeRadius: '8',
      deliveryMax: '50',
      deliveryInDays: '5',
    },
  ];
  const shared = {
    category: name,
    price: '12,50',
    vat: '20',
    minOrder: '1',
    postalCode: '69007',
    city: 'Lyon',
    pickup: 'oui',
  };
  const rows = examples.map((example) => [
    ...keys.map((key) => ({ ...shared, status: 'brouillon', ...example })[key] ?? ''),
    ...definitions.map(({ choices }) => choices?.[0] ?? ''),
  ]);
  const header = [...keys.map((key) => fields[key].fr), ...definitions.map(nameColumn)];
  return writeCsv(header, rows);
}

/** A subcategory may define an attribute of its parent again. */
const uniteLabels = (definitions: AttributeDefinition[]) => [
  ...new Map(definitions.map((definition) => [definition.label, definition])).values(),
];
