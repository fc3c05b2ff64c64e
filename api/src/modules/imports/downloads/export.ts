import { setImmediate } from 'node:timers/promises';
import {
  type BaseUnit,
  type Condition,
  type MaterialStatus,
  materialStatuses,
  type SaleUnit,
} from '@parpaing/contract/units';
import type { Database } from '../../../db/database.ts';
import { writeCsv, writeCsvLine } from '../../../lib/csv.ts';
import { getCategories, listPath } from '../../categories/service.ts';
import type { AttributeDefinition } from '../../categories/types.ts';
import { writeAttribute } from '../cells/attributes.ts';
import { writeMoney, writeNumber } from '../cells/numbers.ts';
import { writeUnit } from '../cells/units.ts';
import { writeBoolean, writeCondition, writeDate } from '../cells/words.ts';
import { type FieldKey, fieldKeys, fields, nameAttribute, nameColumn } from '../fields.ts';
import { type ExportedMaterial, listCategoriesOf, listForExport } from './export-repository.ts';

const statusNames: Record<MaterialStatus, string> = {
  brouillon: 'brouillon',
  publie: 'publié',
  en_pause: 'en pause',
  vendu: 'vendu',
  archive: 'archivé',
};

const exportedAtOnce = 1000;

export async function writeExport(db: Database, sellerId: string): Promise<string> {
  const tree = await getCategories(db);
  const slugs = await listCategoriesOf(db, sellerId);
  const paths = new Map(
    slugs.map((slug) => [slug, listPath(tree, slug).flatMap(({ attributes }) => attributes)] as const),
  );
  const labels = new Map<string, AttributeDefinition[]>();
  for (const definition of [...paths.values()].flat())
    labels.set(definition.label, [...(labels.get(definition.label) ?? []), definition]);
  const headers = [...labels.values()].map(([first, ...others]) =>
    first && others.every(({ unit }) => unit === first.unit)
      ? nameColumn(first)
      : nameAttribute(first?.label ?? ''),
  );
  const rows = [writeCsv([...fieldKeys.map((key) => fields[key].fr), ...headers], [])];
  for (let after: string | null = null; ; ) {
    const materials = await listForExport(db, sellerId, after, exportedAtOnce);
    for (const material of materials) {
      const definitions = paths.get(material.categorySlug) ?? [];
      const categoryName = tree.bySlug.get(material.categorySlug)?.nameFr ?? material.categorySlug;
      rows.push(
        writeCsvLine([
          ...listCells(material, categoryName),
          ...listAttributeCells(material, definitions, [...labels.keys()]),
        ]),
      );
    }
    after = materials.at(-1)?.id ?? null;
    if (materials.length < exportedAtOnce) return rows.join('');
    await setImmediate();
  }
}

function listCells(material: ExportedMaterial, category: string): string[] {
  const number = (value: string | number | null) => (value === null ? '' : writeNumber(Number(value)));
  const money = (cents: number | null) => (cents === null ? '' : writeMoney(cents));
  const cells: Record<FieldKey, string> = {
    id: material.id,
    reference: material.reference ?? '',
    title: material.title,
    description: material.description,
    category,
    condition: writeCondition(material.condition as Condition),
    price: writeMoney(material.priceCents),
    vat: number(material.vatRate),
    saleUnit: writeUnit(material.saleUnit as SaleUnit),
    content: material.piecesPerM2 === null ? number(material.content) : '',
    baseUnit: writeUnit(material.baseUnit as BaseUnit),
    piecesPerM2: number(material.piecesPerM2),
    stock: number(material.stock),
    minOrder: number(material.minOrder),
    postalCode: material.postalCode,
    city: material.city,
    pickup: writeBoolean(material.pickup),
    deliveryBase: money(material.deliveryBaseCents),
    deliveryPerKm: money(material.deliveryPerKmCents),
    deliveryFreeRadius: number(material.deliveryFreeRadiusKm),
    deliveryMax: number(material.deliveryMaxKm),
    availableInDays: number(material.availableInDays),
    deliveryInDays: number(material.deliveryInDays),
    availableUntil: material.availableUntilDay ? writeDate(material.availableUntilDay) : '',
    status: statusNames[materialStatuses.find((status) => status === material.status) ?? 'brouillon'],
  };
  return fieldKeys.map((key) => cells[key]);
}

function listAttributeCells(
  { attributesJson }: ExportedMaterial,
  definitions: AttributeDefinition[],
  labels: string[],
) {
  const attributes = JSON.parse(attributesJson) as Record<string, unknown>;
  return labels.map((label) => {
    const key = definitions.findLast((definition) => definition.label === label)?.key;
    const value = key === undefined ? undefined : attributes[key];
    return value === undefined ? '' : writeAttribute(value);
  });
}
