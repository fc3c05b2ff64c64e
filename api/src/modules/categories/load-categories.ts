import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { categories } from './definitions.ts';

/** A category that left the list stays in the table: materials may still refer to it. */
export async function loadCategories(db: Database): Promise<void> {
  const rows = categories.map(({ slug, parent, name, nameEn, illustration, attributes = [] }, position) => ({
    slug,
    parent_slug: parent ?? null,
    name_fr: name,
    name_en: nameEn,
    position,
    illustration,
    attributes,
  }));
  await sql`
    insert into categories (slug, parent_slug, name_fr, name_en, position, illustration, attributes)
    select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as incoming (
      slug text, parent_slug text, name_fr text, name_en text, position integer, illustration text, attributes jsonb
    )
    on conflict (slug) do update set
      (parent_slug, name_fr, name_en, position, illustration, attributes) =
      (excluded.parent_slug, excluded.name_fr, excluded.name_en, excluded.position, excluded.illustration,
        excluded.attributes)
    -- Processes that start together write nothing when nothing changed.
    where (categories.*) is distinct from (excluded.*)`.execute(db);
}
