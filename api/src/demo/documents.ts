import type { Insertable } from 'kysely';
import type { MaterialDocuments } from '../db/types.ts';
import { categories } from '../modules/categories/definitions.ts';
import type { AttributeDefinition } from '../modules/categories/types.ts';
import { documentKey, type MediaStorage } from '../modules/media/storage.ts';
import { demoId } from './demo-id.ts';
import { demoMaterials } from './materials.ts';
import { type PdfLine, writePdf } from './pdf.ts';
import { demoSellers } from './sellers.ts';
import type { DemoMaterial } from './types.ts';

const documented = demoMaterials
  .filter(({ condition, reference }) => condition === 'neuf' && reference !== undefined)
  .filter((_, index) => index % 3 === 0)
  .slice(0, 30);
const declaredRoots = ['gros-oeuvre', 'isolation', 'platrerie', 'couverture'];

interface DemoDocument {
  row: Insertable<MaterialDocuments>;
  content: Buffer;
}

export const buildDemoDocuments = async (): Promise<DemoDocument[]> =>
  (await Promise.all(documented.map(buildDocumentsOf))).flat();

function buildDocumentsOf(material: DemoMaterial): Promise<DemoDocument[]> {
  const titles = ['Fiche technique', ...(isDeclared(material) ? ['Déclaration de performances'] : [])];
  const documents = titles.map(async (title, position) => {
    const id = demoId('document', `${material.key}:${position}`);
    const content = await writePdf(`${title} – ${material.title}`, describe(title, material));
    const row = {
      id,
      materialId: demoId('material', material.key),
      position,
      title,
      storageKey: documentKey(id),
      bytes: content.length,
    };
    return { row, content };
  });
  return Promise.all(documents);
}

const isDeclared = ({ category }: DemoMaterial) => declaredRoots.includes(findPath(category)[0]?.slug ?? '');

function findPath(slug: string): typeof categories {
  const own = categories.find((category) => category.slug === slug);
  return own ? [...(own.parent ? findPath(own.parent) : []), own] : [];
}

function describe(title: string, material: DemoMaterial): PdfLine[] {
  const seller = demoSellers.find(({ key }) => key === material.seller)?.companyName ?? '';
  const definitions = findPath(material.category).flatMap(({ attributes = [] }) => attributes);
  const rows = definitions.flatMap((definition) => describeAttribute(definition, material.attributes));
  return [
    { text: title, size: 20, isBold: true },
    { text: material.title, size: 13, drop: 30 },
    { text: `Référence ${material.reference} · ${seller}`, drop: 20 },
    { text: 'Caractéristiques', size: 13, isBold: true, drop: 40 },
    ...rows.flatMap(([label, value]) => [
      { text: label, drop: 20 },
      { text: value, x: 220, drop: 0, isBold: true },
    ]),
    { text: 'Document de démonstration, sans valeur contractuelle.', size: 9, drop: 44 },
  ];
}

function describeAttribute(
  { key, label, unit = '' }: AttributeDefinition,
  values: DemoMaterial['attributes'],
): [string, string][] {
  const value = values[key];
  if (value === undefined) return [];
  if (typeof value === 'boolean') return [[label, value ? 'Oui' : 'Non']];
  return [[label, `${typeof value === 'number' ? value.toLocaleString('fr') : value} ${unit}`.trim()]];
}

export async function writeDemoDocuments(storage: MediaStorage, documents: DemoDocument[]): Promise<void> {
  for (const { row, content } of documents) {
    await storage.write(row.storageKey, content, 'application/pdf');
  }
}
