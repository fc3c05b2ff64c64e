import type { Place } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Name or words of a category, else a synonym of the trade; only where one category answers. */
export async function findByTradeWords(db: Database, texts: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ text: string; slug: string }>`
    with typed as (
      select text, array_to_string(search_lexemes(text), ' ') as key,
        phraseto_tsquery('trade', stemmable(search_text(text))) as words
      from unnest(${texts}::text[]) as text
    ),
    leaves as (
      select slug, search_document(name_fr) as document, array_to_string(search_lexemes(name_fr), ' ') as key
      from categories where parent_slug is not null
    ),
    found as (
      select typed.text, leaves.slug, case when leaves.key = typed.key then 1 else 2 end as rank
      from typed join leaves on typed.key <> '' and (leaves.key = typed.key or leaves.document @@ typed.words)
      union
      select typed.text, leaves.slug, 3
      from typed join search_synonyms as synonym on synonym.key = typed.key and not is_near
      join leaves on leaves.document @@ synonym.query
    ),
    best as (select text, min(rank) as rank from found group by text)
    select found.text, min(found.slug) as slug from found join best using (text, rank)
    group by found.text having count(distinct found.slug) = 1`.execute(db);
  return new Map(rows.map(({ text, slug }) => [text, slug]));
}

export interface TypedPlace {
  postalCode: string;
  city: string;
}

export interface CandidatePlace extends Place {
  key: string;
  searchName: string;
}

/** For each place, those of its postal code, or without one those of its name; districts and large towns first. */
export async function listCandidatePlaces(db: Database, places: TypedPlace[]): Promise<CandidatePlace[][]> {
  const { rows } = await sql<CandidatePlace & { index: number }>`
    with typed as (
      select (ordinal - 1)::int as index, postal_code as typed_code, place_key(city) as key
      from unnest(
        ${places.map(({ postalCode }) => postalCode)}::text[], ${places.map(({ city }) => city)}::text[]
      ) with ordinality as typed (postal_code, city, ordinal)
    ),
    found as (
      select index, key, places.* from typed join places on postal_code = typed_code where typed_code <> ''
      union all
      select index, key, places.* from typed join places on search_name = key where typed_code = ''
    )
    select index, key, search_name, code, postal_code, name, department, latitude, longitude from found
    order by index, search_name ~ '[0-9]$' desc, population desc, code, postal_code`.execute(db);
  const byPlace = Map.groupBy(rows, ({ index }) => index);
  return places.map((_, index) => byPlace.get(index) ?? []);
}

export interface KnownMaterial {
  id: string;
  categorySlug: string;
  title: string;
  description: string;
  priceCents: number;
  stock: number;
  attributes: Record<string, unknown>;
}

export interface Lookup {
  key: string;
  known: KnownMaterial | undefined;
}

export async function lookUpMaterials(
  db: Database,
  sellerId: string,
  lines: { id: string | null; reference: string }[],
): Promise<Lookup[]> {
  const { rows } = await sql<
    { key: string; id: string | null; stock: string; attributesJson: string } & Omit<
      KnownMaterial,
      'id' | 'stock' | 'attributes'
    >
  >`
    select lower(typed.reference) as key, coalesce(by_id.id, by_reference.id) as id,
      coalesce(by_id.category_slug, by_reference.category_slug) as category_slug,
      coalesce(by_id.title, by_reference.title) as title,
      coalesce(by_id.description, by_reference.description) as description,
      coalesce(by_id.price_cents, by_reference.price_cents) as price_cents,
      coalesce(by_id.stock, by_reference.stock) as stock,
      coalesce(by_id.attributes, by_reference.attributes)::text as attributes_json
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ reference }) => reference)}::text[])
      with ordinality as typed (id, reference, ordinal)
    left join materials as by_id
      on typed.reference = '' and by_id.id = typed.id and by_id.seller_id = ${sellerId} and by_id.deleted_at is null
    left join materials as by_reference
      on typed.reference <> '' and by_reference.seller_id = ${sellerId}
        and lower(by_reference.reference) = lower(typed.reference) and by_reference.deleted_at is null
    order by ordinal`.execute(db);
  return rows.map(({ key, id, stock, attributesJson, ...row }) => ({
    key,
    known: id
      ? {
          ...row,
          id,
          stock: Number(stock),
          attributes: JSON.parse(attributesJson) as Record<string, unknown>,
        }
      : undefined,
  }));
}
