import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { keepFor } from './memo.ts';

export interface CategoryRow {
  slug: string;
  parentSlug: string | null;
  nameFr: string;
  nameEn: string;
  illustration: string;
  count: number;
}

/** Every category in the order of the tree, with the published materials of it and all below it. */
export const listCategories = keepFor(30_000, async (db: Database): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    with recursive ancestry as (
      select slug, slug as ancestor from categories
      union all
      select ancestry.slug, parent_slug from ancestry
      join categories on categories.slug = ancestor
      where parent_slug is not null
    ),
    filed as (
      select category_slug, count(*) as total from materials where status = 'publie' group by category_slug
    )
    select categories.slug, parent_slug, name_fr, name_en, illustration, coalesce(sum(total), 0)::int as count
    from categories
    join ancestry on ancestor = categories.slug
    left join filed on category_slug = ancestry.slug
    group by categories.slug
    order by position`.execute(db);
  return rows;
});
