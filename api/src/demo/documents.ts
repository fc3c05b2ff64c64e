import type { Insertable } from 'kysely';
import type { MaterialDocuments } from '../db/types.ts';
import { categories } from '../modules/categories/definitions.ts';
import type { AttributeDefinition } from '../modules/categories/types.ts';
import { encodeDrawing } from '../modules/media/pictures.ts';
import { documentKey, type MediaStorage } from '../modules/media/storage.ts';
import { demoId } from './demo-id.ts';
import { type DemoMaterial, demoMaterials } from './materials.ts';
import { type PdfBlock, writePdf } from './pdf.ts';
import { readDrawing } from './pictures.ts';
import { getSeller } from './sellers.ts';

const documented = demoMaterials
  .filter(({ condition, reference }) => condition === 'neuf' && reference !== undefined)
  .filter((_, index) => index % 3 === 0)
  .slice(0, 30);
const drawnWidth = 800;
const footer = 'Document de démonstration, sans valeur contractuelle.';
const declaredRoots = ['gros-oeuvre', 'isolation', 'platrerie', 'couverture'];

interface DemoDocument {
  row: Insertable<MaterialDocuments>;
  content: Buffer;
}

export const buildDemoDocuments = async (hasDrawings: boolean): Promise<DemoDocument[]> =>
  (await Promise.all(documented.map((material) => buildDocumentsOf(material, hasDrawings)))).flat();

async function buildDocumentsOf(material: DemoMaterial, hasDrawings: boolean): Promise<DemoDocument[]> {
  const drawing: PdfBlock[] = hasDrawings
    ? [{ kind: 'picture', jpeg: await encodeDrawing(await readDrawing(material.key), drawnWidth, 'jpeg') }]
    : [];
  const documents = [
    { title: 'Fiche technique', pages: buildSheet(material, drawing) },
    ...(isDeclared(material)
      ? [{ title: 'Déclaration de performances', pages: buildDeclaration(material, drawing) }]
      : []),
  ];
  return Promise.all(
    documents.map(async ({ title, pages }, position) => {
      const id = demoId('document', `${material.key}:${position}`);
      const content = await writePdf({ title: `${title} – ${material.title}`, pages, footer });
      const row = {
        id,
        materialId: demoId('material', material.key),
        position,
        title,
        storageKey: documentKey(id),
        bytes: content.length,
      };
      return { row, content };
    }),
  );
}

const isDeclared = ({ category }: DemoMaterial) => declaredRoots.includes(findPath(category)[0]?.slug ?? '');

function findPath(slug: string): typeof categories {
  const own = categories.find((category) => category.slug === slug);
  return own ? [...(own.parent ? findPath(own.parent) : []), own] : [];
}

function buildSheet(material: DemoMaterial, drawing: PdfBlock[]): PdfBlock[][] {
  return [
    [...buildHead('Fiche technique', material), ...drawing, paragraph(material.description, 30)],
    [
      heading('Caractéristiques'),
      { kind: 'table', rows: listAttributes(material) },
      heading('Réception et stockage'),
      paragraph(
        'Contrôler à la livraison la référence, la quantité et l’état des emballages. Stocker à plat, à l’abri de l’humidité et du soleil, sur un support plan et ventilé ; ne pas superposer les palettes.',
      ),
      heading('Mise en œuvre'),
      paragraph(
        'Suivre les règles de l’art, le document technique unifié en vigueur et les indications portées sur l’emballage. Porter gants, lunettes et chaussures de sécurité. Mélanger les produits de plusieurs colis pour répartir les nuances.',
      ),
      heading('Fin de vie'),
      paragraph(
        'Trier les chutes et les emballages. Les produits entiers et propres peuvent être remis en vente ou donnés ; les autres se déposent en point de reprise des déchets du bâtiment.',
      ),
    ],
  ];
}

function buildDeclaration(material: DemoMaterial, drawing: PdfBlock[]): PdfBlock[][] {
  const { norme = 'Sans norme harmonisée' } = material.attributes;
  return [
    [
      ...buildHead('Déclaration de performances', material),
      heading('1. Produit'),
      {
        kind: 'table',
        rows: [
          ['Code d’identification', material.reference ?? ''],
          ['Usage prévu', findPath(material.category).at(-1)?.name ?? ''],
          ['Norme ou marquage', String(norme)],
          ['Évaluation de la constance', 'Système 3'],
        ],
      },
      heading('2. Performances déclarées'),
      { kind: 'table', rows: listAttributes(material) },
      paragraph(
        'Les performances du produit identifié ci-dessus sont conformes aux performances déclarées, sous la seule responsabilité du fabricant.',
        30,
      ),
    ],
    [heading('3. Vue du produit'), ...drawing, paragraph(material.title, 24)],
  ];
}

const heading = (text: string): PdfBlock => ({ kind: 'text', text, size: 13, isBold: true, drop: 40 });
const paragraph = (text: string, drop = 22): PdfBlock => ({ kind: 'text', text, drop });

function buildHead(title: string, { title: name, reference, seller }: DemoMaterial): PdfBlock[] {
  return [
    { kind: 'text', text: title, size: 20, isBold: true },
    { kind: 'text', text: name, size: 13, drop: 30 },
    { kind: 'text', text: `Référence ${reference} · ${getSeller(seller).companyName}`, drop: 20 },
  ];
}

const listAttributes = ({ category, attributes }: DemoMaterial) =>
  findPath(category)
    .flatMap(({ attributes: definitions = [] }) => definitions)
    .flatMap((definition) => describeAttribute(definition, attributes));

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
