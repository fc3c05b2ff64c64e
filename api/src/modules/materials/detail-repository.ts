import type { Holiday, OpeningHours } from '@parpaing/contract/schemas';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Position } from '../../db/positions.ts';
import { executePrepared } from '../../db/prepared-statements.ts';
import { type CardRow, selectCards } from '../material-cards/card-query.ts';

interface MaterialMore {
  id: string;
  description: string;
  categorySlug: string;
  attributes: Record<string, unknown>;
  minOrder: string;
  reference: string | null;
  availableUntil: string | null;
  pickup: boolean;
  latitude: number;
  longitude: number;
  updatedAt: Date;
  sellerCity: string | null;
  memberSince: Date;
  replyMinutes: number | null;
  pickupHours: string | null;
  openingHours: OpeningHours | null;
  holiday: Holiday | null;
  verified: boolean;
  materialCount: number;
}

export interface PictureRow {
  materialId: string;
  id: string;
  alt: string;
  width: number;
  height: number;
  thumbhash: string;
  widths: number[];
  hasAvif: boolean;
}

export interface DocumentRow {
  materialId: string;
  id: string;
  title: string;
  bytes: number;
}

export interface DetailRow {
  card: CardRow;
  more: MaterialMore;
  pictures: PictureRow[];
  documents: DocumentRow[];
}

export async function findDetails(db: Database, ids: string[], near?: Position): Promise<DetailRow[]> {
  const chosen = sql`select * from materials where id = any(${ids}::uuid[]) and published_at is not null`;
  const [cards, others, pictures, documents] = await Promise.all([
    selectCards(db, chosen, sql`page.id`, near),
    findMore(db, ids),
    listPictures(db, ids),
    listDocuments(db, ids),
  ]);
  return ids.flatMap((id) => {
    const card = cards.find((row) => row.id === id);
    const more = others.find((row) => row.id === id);
    if (!card || !more) return [];
    const isOfIt = ({ materialId }: { materialId: string }) => materialId === id;
    return [{ card, more, pictures: pictures.filter(isOfIt), documents: documents.filter(isOfIt) }];
  });
}

async function findMore(db: Database, ids: string[]): Promise<MaterialMore[]> {
  const query = sql<Omit<MaterialMore, 'attributes'> & { attributes: string }>`
    select materials.id, materials.description, category_slug, materials.attributes::text as attributes,
      min_order, reference, available_until::text as available_until, pickup, latitude, longitude, updated_at,
      users.city as seller_city, users.created_at as member_since, reply_minutes, pickup_hours, opening_hours,
      current_holiday(holiday_from, holiday_until, holiday_message) as holiday,
      coalesce(verified, false) as verified,
      (select count(*)::int from materials as listed
        where listed.seller_id = users.id and listed.status = 'publie') as material_count
    from materials
    join users on users.id = seller_id
    left join provider_profiles on user_id = seller_id
    where materials.id = any(${ids}::uuid[])`;
  const { rows } = await executePrepared(db, 'list_materials_more', query);
  // Selected as text: CamelCasePlugin would rename the keys of a JSON value.
  return rows.map((row) => ({ ...row, attributes: JSON.parse(row.attributes) as Record<string, unknown> }));
}

export async function listPictures(db: Database, ids: string[]): Promise<PictureRow[]> {
  const query = sql<PictureRow>`
    select material_id, media.id, alt, width, height, thumbhash, widths, has_avif
    from material_images join media on media.id = media_id
    where material_id = any(${ids}::uuid[])
    order by material_id, position`;
  return (await executePrepared(db, 'list_pictures', query)).rows;
}

export async function listDocuments(db: Database, ids: string[]): Promise<DocumentRow[]> {
  const query = sql<DocumentRow>`
    select material_id, id, title, bytes from material_documents
    where material_id = any(${ids}::uuid[])
    order by material_id, position`;
  return (await executePrepared(db, 'list_documents', query)).rows;
}

export async function listSimilar(db: Database, id: string, limit: number): Promise<CardRow[] | undefined> {
  const { rows } = await sql<{ categorySlug: string }>`
    select category_slug from materials where id = ${id} and published_at is not null`.execute(db);
  const [material] = rows;
  if (!material) return undefined;
  const similar = sql`
    select ranked.*, row_number() over (order by ${likeness} desc, ranked.id) as place from (
      select * from materials
      where status = 'publie' and category_slug = ${material.categorySlug} and id <> ${id}
      order by published_at desc, id desc limit 200
    ) as ranked
    cross join (select base_unit, base_price_cents, earth_position, condition from materials where id = ${id}) as it
    order by place limit ${limit}`;
  return selectCards(db, similar, sql`page.place`);
}

const likeness = sql`
  (ranked.base_unit = it.base_unit)::int * 2
  - least(abs(ln((ranked.base_price_cents + 1) / (it.base_price_cents + 1))), 2)
  - least((ranked.earth_position <-> it.earth_position) / 200000, 2)
  + (ranked.condition = it.condition)::int * 0.5`;
