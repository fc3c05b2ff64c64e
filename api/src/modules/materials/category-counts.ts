import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { type CategoryNode, getCategories } from './category-tree.ts';
import { keepFor } from './memo.ts';

export type Counts = Record<string, number>;

export interface CountedCategory {
  node: CategoryNode;
  /** Of it and all below it. */
  count: number;
}

/** Published materials of the whole market by their own category: the one count of it that all share. */
export const countByCategory = keepFor(30_000, async (db): Promise<Counts> => {
  const { rows } = await sql<{ categorySlug: string; count: number }>`
    select category_slug, count(*)::int as count from materials where status = 'publie'
    group by category_slug`.execute(db);
  return Object.fromEntries(rows.map(({ categorySlug, count }) => [categorySlug, count]));
});

/** Every category in the order of the tree. */
export async function listCategories(db: Database): Promise<CountedCategory[]> {
  const [{ list }, own] = await Promise.all([getCategories(db), countByCategory(db)]);
  return addUpBranches(list, own);
}

export const addUp = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

export function addUpBranches(nodes: CategoryNode[], own: Counts): CountedCategory[] {
  const totals = new Map(nodes.map(({ slug }) => [slug, own[slug] ?? 0]));
  // Children come after their parents, so from the end each is whole before it is added.
  for (const { slug, parentSlug } of nodes.toReversed()) {
    if (parentSlug !== null) totals.set(parentSlug, (totals.get(parentSlug) ?? 0) + (totals.get(slug) ?? 0));
  }
  return nodes.map((node) => ({ node, count: totals.get(node.slug) ?? 0 }));
}
