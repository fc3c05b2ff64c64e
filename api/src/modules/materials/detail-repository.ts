import type { Holiday, OpeningHours } from '@parpaing/contract/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Position } from '../../db/positions.ts';
import { executePrepared } from '../../db/prepared-statements.ts';
import {
  type CardRow,
  fromCardTables,
  selectCardColumns,
  selectCards,
} from '../material-cards/card-query.ts';

interface MaterialMore {
  description: string;
  categorySlug: string;
  attributes: Record<string, unknown>;
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

export interface DetailRow extends CardRow, MaterialMore {
  pictures: Omit<PictureRow, 'materialId'>[];
  documents: Omit<DocumentRow, 'materialId'>[];
}

export async function findDetail(db: Database, id: string, near?: Position): Promise<DetailRow | undefined> {
  const query = selectDetails(sql`id = ${id}`, near);
  const { rows } = await executePrepared(db, near ? 'find_detail_near' : 'find_detail', query);
  return rows.map(parseAttributes)[0];
}

export async function listDetails(db: Database, ids: string[], near?: Position): Promise<DetailRow[]> {
  const { rows } = await selectDetails(sql`id = any(${ids}::uuid[])`, near).execute(db);
  return rows.map(parseAttributes).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

type SelectedRow = Omit<DetailRow, 'attributes'> & { attributes: string };

/** Selected as text: CamelCasePlugin would rename the keys of a JSON value. */
const parseAttributes = (row: SelectedRow): DetailRow => ({ ...row, attributes: JSON.parse(row.attributes) });

const selectDetails = (condition: RawBuilder<unknown>, near?: Position) => sql<SelectedRow>`
    with page as (
      select * from materials where ${condition} and published_at is not null
    )
    select ${selectCardColumns(near)}, page.description, category_slug, attributes::text as attributes,
      reference, available_until::text as available_until, pickup, latitude, longitude, updated_at,
      users.city as seller_city, users.created_at as member_since, reply_minutes, pickup_hours, opening_hours,
      current_holiday(holiday_from, holiday_until, holiday_message) as holiday,
      (select count(*)::int from materials as listed
        where listed.seller_id = users.id and listed.status = 'publie') as material_count,
      (select coalesce(json_agg(json_build_object(
          'id', photo.id, 'alt', material_images.alt, 'width', photo.width, 'height', photo.height,
          'thumbhash', photo.thumbhash, 'widths', photo.widths, 'has_avif', photo.has_avif
        ) order by position), '[]')
        from material_images join media as photo on photo.id = material_images.media_id
        where material_id = page.id) as pictures,
      (select coalesce(json_agg(json_build_object(
          'id', id, 'title', material_documents.title, 'bytes', bytes
        ) order by position), '[]')
        from material_documents where material_id = page.id) as documents
    ${fromCardTables}
    join users on users.id = seller_id`;

export async function listPictures(db: Database, ids: string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select material_id, media.id, alt, width, height, thumbhash, widths, has_avif
    from material_images join media on media.id = media_id
    where material_id = any(${ids}::uuid[])
    order by material_id, position`.execute(db);
  return rows;
}

export async function listDocuments(db: Database, ids: string[]): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select material_id, id, title, bytes from material_documents
    where material_id = any(${ids}::uuid[])
    order by material_id, position`.execute(db);
  return rows;
}

export async function listSimilar(db: Database, id: string, limit: number): Promise<CardRow[] | undefined> {
  const { rows } = await sql<{ categorySlug: string }>`
    select category_slug from materials where id = ${id} and published_at is not null`.execute(db);
  const [material] = rows;
  if (!material) return undefined;
  const similar = sql`
    select ranked.*, row_number() over (order by ${likeness} desc, ranked.id) as ordinal from (
      select * from materials
      where status = 'publie' and category_slug = ${material.categorySlug} and id <> ${id}
      order by published_at desc, id desc limit 200
    ) as ranked
    cross join (select base_unit, base_price_cents, earth_position, condition from materials where id = ${id}) as it
    order by ordinal limit ${limit}`;
  return selectCards(db, similar, sql`page.ordinal`);
}

const likeness = sql`
  (ranked.base_unit = it.base_unit)::int * 2
  - least(abs(ln((ranked.base_price_cents + 1) / (it.base_price_cents + 1))), 2)
  - least((ranked.earth_position <-> it.earth_position) / 200000, 2)
  + (ranked.condition = it.condition)::int * 0.5`;
