import { describe, expect, it } from 'vitest';
import { categories } from '../modules/categories/definitions.ts';
import type { AttributeDefinition } from '../modules/categories/types.ts';
import { type DemoMaterial, demoMaterials } from './materials.ts';
import { listPicturesOf } from './pictures.ts';
import { getSeller } from './sellers.ts';
import { communes, findAddressFaults } from './testing/communes.ts';
import { priceBands } from './testing/price-bands.ts';
import { findTypographyFaults } from './testing/typography.ts';

const bySlug = new Map(categories.map((category) => [category.slug, category]));
const parents = new Set(categories.map(({ parent }) => parent));

type Rule = [isKept: unknown, fault: string];

function attributesOf(slug: string): Map<string, AttributeDefinition> {
  const category = bySlug.get(slug);
  const inherited = category?.parent ? [...attributesOf(category.parent).values()] : [];
  return new Map([...inherited, ...(category?.attributes ?? [])].map((known) => [known.key, known]));
}

function isOfKind({ kind, choices }: AttributeDefinition, value: string | number | boolean): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'choice') return choices?.includes(String(value)) ?? false;
  return typeof value === 'string' && value !== '';
}

function attributeRules({ attributes, category, condition }: DemoMaterial): Rule[] {
  const definitions = attributesOf(category);
  const isReused = condition === 'reemploi';
  return [
    ...Object.entries(attributes).map(([key, value]): Rule => {
      const definition = definitions.get(key);
      return [definition && isOfKind(definition, value), `${key} = ${value} does not suit ${category}`];
    }),
    [!isReused || attributes.etat, 'réemploi without état'],
    [isReused || !attributes.date_depose, 'date de dépose on a new material'],
  ];
}

/** R = thickness ÷ λ; catalogues round it down to 0.05. */
function resistanceRules({ attributes }: DemoMaterial): Rule[] {
  const { r, lambda, epaisseur, epaisseur_isolant } = attributes;
  const thickness = epaisseur_isolant ?? epaisseur;
  if (typeof r !== 'number' || typeof lambda !== 'number' || typeof thickness !== 'number') return [];
  const computed = thickness / 1000 / lambda;
  return [[Math.abs(r - computed) / computed <= 0.03, `R ${r}, e/λ ${computed.toFixed(2)}`]];
}

function priceRules({ priceCents, content, category, baseUnit }: DemoMaterial): Rule[] {
  const price = priceCents / 100 / content;
  const [low, high] = priceBands[category]?.[baseUnit] ?? [0, 0];
  return [
    [Number.isInteger(priceCents) && priceCents > 0, `price of ${priceCents} cents`],
    [price >= low && price <= high, `${price.toFixed(2)} €/${baseUnit} not in ${low}–${high}`],
  ];
}

function offerRules(material: DemoMaterial): Rule[] {
  const { title, description, saleUnit, content, stock, minOrder, publishedDaysAgo } = material;
  const { businessType } = getSeller(material.seller);
  const sentences = description.split(/[.!?…](?:\s|$)/).filter(Boolean).length;
  return [
    [bySlug.has(material.category) && !parents.has(material.category), 'not a leaf category'],
    [material.vatRate === (businessType === 'particulier' ? 0 : 20), `VAT ${material.vatRate}`],
    [content > 0 && minOrder >= 1 && minOrder <= stock, 'content, stock or minimum order'],
    [!/^(m2|m3|ml|kg|t|l)$/.test(saleUnit) || content === 1, 'content of a measure'],
    [publishedDaysAgo >= 0 && publishedDaysAgo <= 120, `published ${publishedDaysAgo} days ago`],
    [material.pickup || material.delivery, 'neither pick-up nor delivery'],
    [sentences >= 2 && sentences <= 5, `${sentences} sentences`],
    [title.length >= 20 && title.length <= 75, `title of ${title.length} characters`],
    [listPicturesOf(material).length >= 2, 'fewer than two pictures'],
  ];
}

function findFaults(material: DemoMaterial): string[] {
  const rules = [offerRules, attributeRules, resistanceRules, priceRules].flatMap((check) => check(material));
  const words = Object.values(material.attributes).filter((value) => typeof value === 'string');
  return [
    ...rules.filter(([isKept]) => !isKept).map(([, fault]) => fault),
    ...[material.title, ...words].flatMap((text) => findTypographyFaults(text)),
    ...findTypographyFaults(material.description, { isSentence: true }),
    ...findAddressFaults(material),
  ].map((fault) => `${material.key}: ${fault}`);
}

function countWithin(km: number, code: string): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const centre = communes.get(code);
  return demoMaterials.filter(({ communeCode }) => {
    const there = communes.get(communeCode);
    if (!centre || !there) return false;
    const parallel = Math.cos(radians((centre.latitude + there.latitude) / 2));
    const x = radians(there.longitude - centre.longitude) * parallel;
    return 6371 * Math.hypot(x, radians(there.latitude - centre.latitude)) <= km;
  }).length;
}

describe('les annonces de la démonstration', () => {
  it('sont assez nombreuses, et d’abord là où un visiteur regardera', () => {
    expect(demoMaterials.length).toBeGreaterThanOrEqual(330);
    expect(countWithin(30, '93048')).toBeGreaterThanOrEqual(90);
    expect(countWithin(30, '69123')).toBeGreaterThanOrEqual(40);
  });

  it('sont toutes plausibles et bien écrites', () => {
    expect(demoMaterials.flatMap(findFaults)).toEqual([]);
  });

  it.each(['key', 'title', 'description'] as const)('ont chacune leur « %s »', (field) => {
    expect(new Set(demoMaterials.map((material) => material[field])).size).toBe(demoMaterials.length);
  });

  it('ont chacune leur référence chez leur vendeur', () => {
    const references = demoMaterials.flatMap(({ seller, reference }) =>
      reference ? `${seller} ${reference}` : [],
    );
    expect(new Set(references).size).toBe(references.length);
  });
});
