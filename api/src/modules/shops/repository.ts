import type { Delays } from '@parpaing/contract/delivery-time';
import type { Holiday, OpeningHours } from '@parpaing/contract/schemas';
import type { BusinessType } from '@parpaing/contract/units';
import { type RawBuilder, sql } from 'kysely';
import { lockUntilCommit } from '../../db/advisory-locks.ts';
import type { Database } from '../../db/database.ts';
import { buildDistanceKm, buildPoint, type Position, toMetres } from '../../db/positions.ts';

export interface ShopRow extends Delays {
  openingHours: OpeningHours | null;
  pickupHours: string | null;
  holiday: Holiday | null;
  isOnHoliday: boolean;
  bannerId: string | null;
  width: number | null;
  height: number | null;
  widths: number[] | null;
}

export interface ShopChanges extends Partial<Delays> {
  openingHours?: OpeningHours | null;
  pickupHours?: string | null;
  holiday?: Holiday | null;
}

export interface PlaceRow {
  city: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  materialCount: number;
  deliveryMaxKm: number | null;
}

export interface ListedSellerRow {
  id: string;
  companyName: string;
  profileImageId: string | null;
  businessType: BusinessType;
  verified: boolean;
  city: string;
  department: string;
  distanceKm: number | null;
  materialCount: number;
  rootSlugs: string[];
  replyMinutes: number | null;
  holiday: Holiday | null;
}

export interface SellerSelection {
  name?: string;
  near?: Position;
  radiusKm?: number;
}

type Sql = RawBuilder<unknown>;

export async function findShop(db: Database, userId: string): Promise<ShopRow | undefined> {
  const { rows } = await sql<ShopRow>`
    select opening_hours, pickup_hours, available_in_days, delivery_in_days,
      case when holiday_until >= (now() at time zone 'Europe/Paris')::date then
        json_build_object('from', holiday_from, 'until', holiday_until, 'message', holiday_message) end as holiday,
      current_holiday(holiday_from, holiday_until, holiday_message) is not null as is_on_holiday,
      media.id as banner_id, width, height, widths
    from provider_profiles left join media on media.id = banner_id
    where user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function updateShop(db: Database, userId: string, changes: ShopChanges): Promise<void> {
  const { openingHours, pickupHours, holiday, availableInDays, deliveryInDays } = changes;
  await db
    .updateTable('providerProfiles')
    .set({
      userId,
      // The driver would write an array of PostgreSQL.
      ...(openingHours !== undefined && { openingHours: openingHours && JSON.stringify(openingHours) }),
      ...(pickupHours !== undefined && { pickupHours }),
      ...(availableInDays !== undefined && { availableInDays }),
      ...(deliveryInDays !== undefined && { deliveryInDays }),
      ...(holiday !== undefined && {
        holidayFrom: holiday?.from ?? null,
        holidayUntil: holiday?.until ?? null,
        holidayMessage: holiday?.message ?? '',
      }),
    })
    .where('userId', '=', userId)
    .execute();
}

export async function replaceBannerId(
  db: Database,
  userId: string,
  mediaId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ bannerId: string | null }>`
    with before as (select user_id, banner_id from provider_profiles where user_id = ${userId} for update)
    update provider_profiles set banner_id = ${mediaId} from before
    where provider_profiles.user_id = before.user_id
    returning before.banner_id`.execute(db);
  return rows[0]?.bannerId ?? null;
}

export async function listPlacesOf(db: Database, sellerId: string, limit: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select city, postal_code, latitude, longitude, material_count, delivery_max_km from seller_places
    where seller_id = ${sellerId}
    order by material_count desc, commune_code limit ${limit}`.execute(db);
  return rows;
}

export async function listRootsOf(db: Database, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ rootSlugs: string[] }>`
    select root_slugs from seller_summaries where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.rootSlugs ?? [];
}

export async function listSellers(
  db: Database,
  selection: SellerSelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedSellerRow[]> {
  const { near } = selection;
  const { rows } = await sql<ListedSellerRow>`
    select users.id, company_name, profile_image_id, business_type, verified, place.city, place.department,
      distance_km, summary.material_count, root_slugs, reply_minutes,
      current_holiday(holiday_from, holiday_until, holiday_message) as holiday
    ${buildFound(selection)}
    order by ${near ? sql`distance_km, ` : sql``}summary.material_count desc, summary.seller_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countSellers(db: Database, selection: SellerSelection): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${buildFound(selection)}`.execute(db);
  return rows[0]?.total ?? 0;
}

const buildFound = ({ name, near, radiusKm }: SellerSelection): Sql => sql`
  from seller_summaries as summary
  join provider_profiles on provider_profiles.user_id = summary.seller_id
  join users on users.id = summary.seller_id
  ${near ? sql`join (${buildNearest(near, radiusKm)}) as place using (seller_id)` : joinMainPlace}
  where true ${name ? sql`and fold_text(company_name) like ${buildPattern(name)}` : sql``}`;

const buildNearest = (near: Position, radiusKm: number | undefined): Sql => sql`
  select distinct on (seller_id) seller_id, city, department, ${buildDistanceKm(near)} as distance_km
  from seller_places
  ${
    radiusKm
      ? sql`where (select earth_box(${buildPoint(near)}, ${toMetres(radiusKm)}::float8)) @> earth_position
          and ${buildDistanceKm(near)} <= ${radiusKm}`
      : sql``
  }
  order by seller_id, distance_km`;

const joinMainPlace = sql`
  cross join lateral (
    select city, department, null::float8 as distance_km from seller_places
    where seller_places.seller_id = summary.seller_id
    order by material_count desc, commune_code limit 1
  ) as place`;

const buildPattern = (name: string): Sql => sql`'%' || fold_text(${name.replace(/[\\%_]/g, '\\$&')}) || '%'`;

/** Waits for a refresh under way, whose older snapshot must not be written last. */
export async function takeStaleSellers(db: Database): Promise<string[]> {
  await lockUntilCommit(db, 'sellers');
  const { rows } = await sql<{ sellerId: string }>`
    with taken as (delete from stale_sellers returning seller_id)
    select distinct seller_id from taken`.execute(db);
  return rows.map(({ sellerId }) => sellerId);
}

export async function refreshSummaries(db: Database, sellers: string[]): Promise<void> {
  await sql`delete from seller_summaries where seller_id = any(${sellers}::uuid[])`.execute(db);
  await sql`delete from seller_places where seller_id = any(${sellers}::uuid[])`.execute(db);
  await sql`
    insert into seller_summaries (seller_id, material_count, root_slugs)
    select seller_id, sum(count), array_agg(root_slug order by count desc, root_slug)
    from (
      select seller_id, root_slug, count(*) as count from materials
      where seller_id = any(${sellers}::uuid[]) and status = 'publie'
      group by seller_id, root_slug
    ) as counted
    group by seller_id`.execute(db);
  await sql`
    insert into seller_places (
      seller_id, commune_code, postal_code, city, department, latitude, longitude, material_count, delivery_max_km
    )
    select seller_id, commune_code, min(postal_code), min(city), min(department), avg(latitude), avg(longitude),
      count(*), max(delivery_max_km)
    from materials
    where seller_id = any(${sellers}::uuid[]) and status = 'publie'
    group by seller_id, commune_code`.execute(db);
}

/**
 * The median wait for an answer over 90 days, from the first message that waited. A turn is what a buyer wrote until the
 * seller answered. Sellers to whom nobody ever wrote are left alone.
 */
export async function updateReplyTimes(db: Database): Promise<void> {
  await sql`
    with turns as (
      select seller_id, conversation_id, messages.created_at, sender_id = seller_id as is_answer,
        count(*) filter (where sender_id = seller_id) over (
          partition by conversation_id order by messages.created_at
          rows between unbounded preceding and 1 preceding
        ) as turn
      from conversation_sides as side
      join conversations on conversations.id = side.conversation_id and seller_id = side.user_id
      join messages using (conversation_id)
      where last_message_at > now() - interval '90 days'
    ),
    waits as (
      select seller_id, min(created_at) filter (where not is_answer) as asked_at,
        max(created_at) filter (where is_answer) as answered_at
      from turns group by seller_id, conversation_id, turn
    ),
    medians as (
      select seller_id,
        round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - asked_at) / 60)) as minutes
      from waits
      where answered_at is not null and asked_at > now() - interval '90 days'
      group by seller_id having count(*) >= 3
    )
    update provider_profiles set reply_minutes = medians.minutes
    from (select distinct seller_id from conversations) as written left join medians using (seller_id)
    where user_id = written.seller_id and reply_minutes is distinct from medians.minutes`.execute(db);
}
