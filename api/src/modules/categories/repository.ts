import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { AttributeDefinition } from './types.ts';

export interface CategoryRow {
  slug: string;
  parentSlug: string | null;
  nameFr: string;
  nameEn: string;
  nameKey: string;
  nameKeyEn: string;
  stems: string[];
  illustration: string;
  attributes: AttributeDefinition[];
}

export async function listCategoryRows(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select slug, parent_slug, name_fr, name_en, search_text(name_fr) as name_key,
      search_text(name_en) as name_key_en, search_lexemes(name_fr) as stems, illustration, attributes
    from categories order by position`.execute(db);
  return rows;
}

export async function countPublishedByCategory(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ categorySlug: string; count: number }>`
    select category_slug, count(*)::int as count from materials where status = 'publie'
    group by category_slug`.execute(db);
  return Object.fromEntries(rows.map(({ categorySlug, count }) => [categorySlug, count]));
}
