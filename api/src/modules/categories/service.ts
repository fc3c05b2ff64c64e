import type { Language } from '@parpaing/contract/languages';
import { keepRead } from '../../cache/keep-read.ts';
import type { Database } from '../../db/database.ts';
import { type CategoryRow, countPublishedByCategory, listCategoryRows } from './repository.ts';
import type { AttributeDefinition } from './types.ts';

export type { CategoryRow };

export interface CategoryTree {
  list: CategoryRow[];
  bySlug: Map<string, CategoryRow>;
  attributes: AttributeDefinition[];
}

export interface Branch {
  root: string;
  slugs?: string[];
}

export type Counts = Record<string, number>;

export interface CountedCategory {
  category: CategoryRow;
  countWithDescendants: number;
}

/** `loadCategories` writes them when the product starts, and nothing else does. */
export const getCategories = keepRead('categories', async (db): Promise<CategoryTree> => {
  const list = await listCategoryRows(db);
  return {
    list,
    bySlug: new Map(list.map((category) => [category.slug, category])),
    attributes: mergeAttributes(list),
  };
});

export const countByCategory = keepRead('countsByCategory', countPublishedByCategory);

export async function listCategories(db: Database): Promise<CountedCategory[]> {
  const [{ list }, counts] = await Promise.all([getCategories(db), countByCategory(db)]);
  return addUpBranches(list, counts);
}

export const sumCounts = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function addUpBranches(categories: CategoryRow[], counts: Counts): CountedCategory[] {
  const totals = new Map(categories.map(({ slug }) => [slug, counts[slug] ?? 0]));
  // Children come after their parents, so from the end each total is complete before it is added.
  for (const { slug, parentSlug } of categories.toReversed()) {
    if (parentSlug !== null) totals.set(parentSlug, (totals.get(parentSlug) ?? 0) + (totals.get(slug) ?? 0));
  }
  return categories.map((category) => ({
    category,
    countWithDescendants: totals.get(category.slug) ?? 0,
  }));
}

export const translateName = ({ nameFr, nameEn }: CategoryRow, language: Language) =>
  ({ fr: nameFr, en: nameEn })[language];

export const translateLabel = ({ label, labelEn }: AttributeDefinition, language: Language) =>
  ({ fr: label, en: labelEn })[language];

export function listPath({ bySlug }: Pick<CategoryTree, 'bySlug'>, slug: string): CategoryRow[] {
  const category = bySlug.get(slug);
  if (!category) return [];
  const { parentSlug } = category;
  return [...(parentSlug === null ? [] : listPath({ bySlug }, parentSlug)), category];
}

export const isLeaf = ({ list, bySlug }: CategoryTree, slug: string): boolean =>
  bySlug.has(slug) && !list.some(({ parentSlug }) => parentSlug === slug);

function listSubtree({ list }: CategoryTree, slug: string): CategoryRow[] {
  const slugs = new Set([slug]);
  return list.filter((category) => {
    const isInside =
      slugs.has(category.slug) || (category.parentSlug !== null && slugs.has(category.parentSlug));
    if (isInside) slugs.add(category.slug);
    return isInside;
  });
}

export const findByStems = ({ list }: CategoryTree, stems: string[]): CategoryRow | undefined =>
  list.find((category) => category.stems.join(' ') === stems.join(' '));

export function getBranch(tree: CategoryTree, slug: string): Branch {
  const root = listPath(tree, slug)[0]?.slug ?? slug;
  return root === slug ? { root } : { root, slugs: listSubtree(tree, slug).map((category) => category.slug) };
}

export function listAttributes(tree: CategoryTree, slug: string | undefined): AttributeDefinition[] {
  return slug === undefined
    ? tree.attributes
    : mergeAttributes([...listPath(tree, slug), ...listSubtree(tree, slug)]);
}

function mergeAttributes(categories: CategoryRow[]): AttributeDefinition[] {
  const byKey = new Map<string, AttributeDefinition>();
  for (const definition of categories.flatMap(({ attributes }) => attributes)) {
    byKey.set(definition.key, mergeChoices(byKey.get(definition.key), definition));
  }
  return [...byKey.values()];
}

function mergeChoices(known: AttributeDefinition | undefined, definition: AttributeDefinition) {
  if (!known) return definition;
  if (!known.choices || !definition.choices) return known;
  return { ...known, choices: [...new Set([...known.choices, ...definition.choices])] };
}
