import type { Category, Facets } from '@parpaing/contract/schemas';

export type ShownCategory = Pick<Category, 'slug' | 'parent' | 'name'>;

/** The branches, and the categories of the chosen one: no other is on the screen. */
export function listShownCategories(categories: Category[], chosen: string | undefined): ShownCategory[] {
  const category = categories.find(({ slug }) => slug === chosen);
  const branch = category?.parent ?? category?.slug;
  return categories
    .filter(({ parent }) => parent === null || parent === branch)
    .map(({ slug, parent, name }) => ({ slug, parent, name }));
}

export function keepShownCounts<Counted extends { facets?: Facets }>(
  results: Counted,
  shown: ShownCategory[],
): Counted {
  const { facets } = results;
  if (!facets) return results;
  const slugs = new Set(shown.map(({ slug }) => slug));
  const categories = facets.categories.filter(({ slug }) => slugs.has(slug));
  return { ...results, facets: { ...facets, categories } };
}
