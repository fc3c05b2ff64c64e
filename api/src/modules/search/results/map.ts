import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { MaterialFilter, PriceKind } from '../filters/filter.ts';
import { buildDeliveredTotal, buildTotal } from '../filters/need.ts';
import { selectFound } from './totals.ts';

type MapPlace = CallAnswer<'mapMaterials'>['places'][number];

type MapPlaceRow = Omit<MapPlace, 'minNeed'> & { minHtCents: number | null; minTtcCents: number | null };

export async function listMapPlaces(db: Database, filter: MaterialFilter): Promise<MapPlace[]> {
  const columns = sql`commune_code, city, department, latitude, longitude, price_cents, price_ttc_cents,
    ${buildNeedTotal(filter, 'ht')} as ht_cents, ${buildNeedTotal(filter, 'ttc')} as ttc_cents`;
  const { rows } = await sql<MapPlaceRow>`
    select avg(latitude) as latitude, avg(longitude) as longitude, commune_code, min(city) as city,
      min(department) as department, count(*)::int as count, min(price_cents) as min_price_cents, min(price_ttc_cents) as min_price_ttc_cents,
      min(ht_cents)::float8 as min_ht_cents, min(ttc_cents)::float8 as min_ttc_cents
    from (${selectFound(filter, columns, limits.listDepth)}) as found
    group by commune_code order by count(*) desc, commune_code limit ${limits.mapPlaces}`.execute(db);
  const isDelivered = asksForDelivery(filter);
  return rows.map(({ minHtCents: htCents, minTtcCents: ttcCents, ...place }) => ({
    ...place,
    minNeed: htCents === null || ttcCents === null ? null : { htCents, ttcCents, isDelivered },
  }));
}

function buildNeedTotal(filter: MaterialFilter, tax: PriceKind['tax']): RawBuilder<unknown> {
  const { need, near } = filter;
  if (!need) return sql`null::numeric`;
  return near && asksForDelivery(filter) ? buildDeliveredTotal(need, tax, near) : buildTotal(need, tax);
}

const asksForDelivery = ({ near, isDelivered }: MaterialFilter): boolean =>
  near !== undefined && isDelivered === true;
