import type { Database } from '../../db/database.ts';
import { type CategoryRow, type CategoryTree, isLeaf } from '../categories/service.ts';
import type { CellFault } from './cells/fault.ts';
import { cutForComparison, fold, measureSimilarity } from './csv/fold.ts';
import { findByTradeWords } from './repository.ts';

export type FoundCategory = { slug: string } | { fault: CellFault };

const leavesShown = 3;

/** By name, address or the trade's own words; each text is looked up once. */
export function createCategoryFinder(db: Database, tree: CategoryTree) {
  const names = buildNames(tree);
  const known = new Map<string, FoundCategory>();

  return {
    async prepare(texts: string[]): Promise<void> {
      const unknown: string[] = [];
      for (const text of new Set(texts)) {
        if (text === '' || known.has(text)) continue;
        const category = names.get(fold(text)) ?? names.get(toSingular(text));
        if (category) known.set(text, toFoundCategory(tree, category));
        else unknown.push(text);
      }
      if (unknown.length === 0) return;
      const found = await findByTradeWords(db, [...new Set(unknown.map(cutForComparison))]);
      for (const text of unknown) {
        const slug = found.get(cutForComparison(text));
        known.set(
          text,
          slug ? { slug } : { fault: { code: 'unknown_category', detail: findClosest(tree, text) } },
        );
      }
    },
    find: (text: string): FoundCategory =>
      known.get(text) ?? { fault: { code: 'unknown_category', detail: findClosest(tree, text) } },
  };
}

function buildNames(tree: CategoryTree): Map<string, CategoryRow> {
  const names = new Map<string, CategoryRow>();
  const add = (name: string, category: CategoryRow) => {
    for (const key of [fold(name), toSingular(name)]) if (!names.has(key)) names.set(key, category);
  };
  const leaves = tree.list.filter(({ slug }) => isLeaf(tree, slug));
  for (const category of [...leaves, ...tree.list]) {
    add(category.slug, category);
    add(category.nameFr, category);
    add(category.nameEn, category);
    add(nameWithRoot(tree, category), category);
  }
  return names;
}

const toSingular = (text: string) => fold(text).replaceAll(/[sx]\b/g, '');

function toFoundCategory(tree: CategoryTree, { slug }: CategoryRow): FoundCategory {
  if (isLeaf(tree, slug)) return { slug };
  const leaves = tree.list.filter(({ parentSlug }) => parentSlug === slug).map(({ nameFr }) => nameFr);
  const shown = leaves.slice(0, leavesShown);
  return { fault: { code: 'broad_category', detail: `${shown.slice(0, -1).join(', ')} ou ${shown.at(-1)}` } };
}

const nameWithRoot = ({ bySlug }: CategoryTree, { nameFr, parentSlug }: CategoryRow) =>
  parentSlug === null ? nameFr : `${bySlug.get(parentSlug)?.nameFr ?? ''}, ${nameFr.toLowerCase()}`;

function findClosest(tree: CategoryTree, text: string): string {
  const folded = fold(cutForComparison(text));
  let best = { name: '', likeness: -1 };
  for (const category of tree.list) {
    if (!isLeaf(tree, category.slug)) continue;
    const name = nameWithRoot(tree, category);
    const likeness = Math.max(
      measureSimilarity(fold(category.nameFr), folded),
      measureSimilarity(fold(name), folded),
    );
    if (likeness > best.likeness) best = { name, likeness };
  }
  return best.name;
}
