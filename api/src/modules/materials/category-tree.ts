import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../sentences/language.ts';
import type { AttributeDefinition } from './catalogue/types.ts';
import { keepFor } from './memo.ts';
import type { Branch } from './search/filter.ts';

export interface CategoryNode {
  slug: string;
  parentSlug: string | null;
  nameFr: string;
  nameEn: string;
  /** Folded, to be completed while typing. */
  nameKey: string;
  nameKeyEn: string;
  /** The stems of its French name. */
  stems: string[];
  illustration: string;
  attributes: AttributeDefinition[];
}

interface CategoryTree {
  /** Each root before its children. */
  list: CategoryNode[];
  bySlug: Map<string, CategoryNode>;
}

/** They change with a start of the product only. */
export const getCategories = keepFor(60_000, async (db: Database): Promise<CategoryTree> => {
  const { rows: list } = await sql<CategoryNode>`
    select slug, parent_slug, name_fr, name_en, search_text(name_fr) as name_key,
      search_text(name_en) as name_key_en, search_lexemes(name_fr) as stems, illustration, attributes
    from categories order by position`.execute(db);
  return { list, bySlug: new Map(list.map((node) => [node.slug, node])) };
});

export const nameIn = ({ nameFr, nameEn }: CategoryNode, language: Language) =>
  language === 'en' ? nameEn : nameFr;

/** From the root down to the category itself. */
export function listPath({ bySlug }: CategoryTree, slug: string): CategoryNode[] {
  const node = bySlug.get(slug);
  if (!node) return [];
  return [...(node.parentSlug === null ? [] : listPath({ list: [], bySlug }, node.parentSlug)), node];
}

/** The category and all below it. */
function listSubtree({ list }: CategoryTree, slug: string): CategoryNode[] {
  const slugs = new Set([slug]);
  return list.filter((node) => {
    const isInside = slugs.has(node.slug) || (node.parentSlug !== null && slugs.has(node.parentSlug));
    if (isInside) slugs.add(node.slug);
    return isInside;
  });
}

/** The one that these words name, all of them and no other. */
export const findNamed = ({ list }: CategoryTree, stems: string[]): CategoryNode | undefined =>
  list.find((node) => node.stems.join(' ') === stems.join(' '));

/** Where a category's materials are filed: all of its root's branch, or the part of it that begins there. */
export function findBranch(tree: CategoryTree, slug: string): Branch {
  const root = listPath(tree, slug)[0]?.slug ?? slug;
  return root === slug ? { root } : { root, slugs: listSubtree(tree, slug).map((node) => node.slug) };
}

/** What materials of a category may be described by: its own attributes, those above, and those below. */
export function listAttributes(tree: CategoryTree, slug: string | undefined): AttributeDefinition[] {
  const nodes = slug === undefined ? tree.list : [...listPath(tree, slug), ...listSubtree(tree, slug)];
  const byKey = new Map<string, AttributeDefinition>();
  for (const definition of nodes.flatMap((node) => node.attributes)) {
    byKey.set(definition.key, mergeChoices(byKey.get(definition.key), definition));
  }
  return [...byKey.values()];
}

/** Two categories may use one attribute with choices of their own. */
function mergeChoices(known: AttributeDefinition | undefined, definition: AttributeDefinition) {
  if (!known) return definition;
  if (!known.choices || !definition.choices) return known;
  return { ...known, choices: [...new Set([...known.choices, ...definition.choices])] };
}
