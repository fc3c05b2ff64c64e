import { setImmediate } from 'node:timers/promises';
import type { Language } from '@parpaing/contract/languages';
import {
  type BaseUnit,
  type Condition,
  type MaterialStatus,
  materialStatuses,
  type SaleUnit,
} from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { invalidField } from '../../errors.ts';
import { describeLineFault } from '../../sentences/sentences.ts';
import { getCategories, isLeaf, listPath } from '../categories/service.ts';
import type { AttributeDefinition } from '../categories/types.ts';
import { writeAttribute } from './cells/attributes.ts';
import { writeMoney, writeNumber } from './cells/numbers.ts';
import { writeUnit } from './cells/units.ts';
import { writeBoolean, writeCondition, writeDate } from './cells/words.ts';
import { causeHeader, recogniseColumns } from './columns.ts';
import { decodeCsv, readRecords } from './csv/read-csv.ts';
import { byteOrderMark, unprotectCell, writeRow } from './csv/write-csv.ts';
import { type ExportedMaterial, listCategoriesOf, listForExport } from './export-repository.ts';
import { type FieldKey, fieldKeys, fields, labelOfTarget, nameAttribute } from './fields.ts';
import * as imports from './import-repository.ts';

const nameHeader = (target: string): string => {
  const label = labelOfTarget(target as FieldKey);
  return label === undefined ? fields[target as FieldKey].fr : nameAttribute(label);
};

const nameColumn = ({ label, unit }: AttributeDefinition) => {
  const name = nameAttribute(label);
  return unit && name === label ? `${label} (${unit})` : name;
};

const statusNames: Record<MaterialStatus, string> = {
  brouillon: 'brouillon',
  publie: 'publié',
  en_pause: 'en pause',
  vendu: 'vendu',
  archive: 'archivé',
};

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
  return byteOrderMark + [header, ...rows].map(writeRow).join('');
}

/** A subcategory may define an attribute of its parent again. */
const uniteLabels = (definitions: AttributeDefinition[]) => [
  ...new Map(definitions.map((definition) => [definition.label, definition])).values(),
];

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
  const rows = [writeRow([...fieldKeys.map((key) => fields[key].fr), ...headers])];
  for (let after: string | null = null; ; ) {
    const materials = await listForExport(db, sellerId, after, exportedAtOnce);
    for (const material of materials) {
      const definitions = paths.get(material.categorySlug) ?? [];
      const categoryName = tree.bySlug.get(material.categorySlug)?.nameFr ?? material.categorySlug;
      rows.push(
        writeRow([
          ...listCells(material, categoryName),
          ...listAttributeCells(material, definitions, [...labels.keys()]),
        ]),
      );
    }
    after = materials.at(-1)?.id ?? null;
    if (materials.length < exportedAtOnce) return byteOrderMark + rows.join('');
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

/** With the cause in a last column; sent again, the columns that the seller had to name are recognised. */
export async function writeBadLines(
  db: Database,
  row: imports.ImportRow,
  language: Language,
): Promise<string> {
  const [content, faults, tree] = await Promise.all([
    imports.readContent(db, row.id),
    imports.readFaults(db, row.id),
    getCategories(db),
  ]);
  const causes = Map.groupBy(faults, ({ line }) => line);
  const rows: string[] = [];
  let kept: number[] = [];
  let width = 0;
  for await (const { cells, number } of readRecords(decodeCsv(content ?? Buffer.alloc(0)))) {
    const texts = cells.map(unprotectCell);
    if (rows.length === 0) {
      const headers = texts.map((header) => header.trim());
      const recognised = recogniseColumns(headers, tree);
      width = headers.length;
      kept = [...headers.keys()].filter((index) => headers[index] !== causeHeader);
      const chosen = (index: number) => row.targets?.[index] ?? recognised[index] ?? null;
      const names = kept.map((index) => {
        const target = chosen(index);
        return target && target !== recognised[index] ? nameHeader(target) : (headers[index] ?? '');
      });
      rows.push(writeRow([...names, causeHeader]));
      continue;
    }
    const lineFaults = causes.get(number);
    if (!lineFaults) continue;
    const cause = lineFaults
      .map((fault) => `${fault.column} : ${describeLineFault(fault, language)}`)
      .join(' ');
    rows.push(writeRow([...kept.map((index) => texts[index] ?? ''), cause, ...texts.slice(width)]));
  }
  return byteOrderMark + rows.join('');
}
