import type { CategoryForm } from '@parpaing/contract/schemas';

export type AttributeDefinition = CategoryForm['attributes'][number];

const sharedKeys = ['etat', 'origine', 'date_depose', 'norme', 'conditionnement'];

export const isShared = ({ key }: AttributeDefinition): boolean => sharedKeys.includes(key);

/** A subcategory's own attributes come first; the definition nearest to it counts. */
export function listAttributes(categories: CategoryForm[], slug: string): AttributeDefinition[] {
  const category = categories.find((known) => known.slug === slug);
  if (!category) return [];
  const parent = categories.find((known) => known.slug === category.parent);
  const byKey = new Map<string, AttributeDefinition>();
  for (const definition of [...(parent?.attributes ?? []), ...category.attributes]) {
    byKey.set(definition.key, definition);
  }
  return [...byKey.values()].toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)));
}

export interface Match {
  category: CategoryForm;
  word?: string;
}

export function findCategories(categories: CategoryForm[], typed: string): Match[] {
  const words = splitWords(typed);
  if (words.length === 0) return [];
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  return categories
    .filter(({ parent }) => parent !== null)
    .flatMap((category) => {
      const parentName = names.get(category.parent ?? '') ?? '';
      const texts = [category.name, ...category.words, parentName];
      if (!words.every((word) => texts.some((text) => hasWord(text, word)))) return [];
      const own = category.words.find((text) => words.some((word) => hasWord(text, word)));
      const isNamed = words.some((word) => hasWord(category.name, word));
      const rank = isNamed ? 0 : own ? 1 : 2;
      return [{ category, word: isNamed ? undefined : own, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ category, word }) => ({ category, word }));
}

const hasWord = (text: string, word: string) => splitWords(text).some((part) => part.startsWith(word));

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase();

/** Without the plural, so that « tuile » and « tuiles » find the same. */
const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{Letter}\d,/+]+/u)
    .map((word) => word.replace(/(?<=\p{Letter}{3})s$/u, ''))
    .filter((word) => word !== '');
