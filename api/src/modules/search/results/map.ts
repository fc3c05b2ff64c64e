import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { MaterialFilter } from '../filters/filter.ts';
import { prepareSelection } from './totals.ts';

export interface MapPlaceRow {
  latitude: number;
  longitude: number;
  city: string;
  count: number;
  minPriceCents: number;
  minPriceTtcCents: number;
}

export async function listMapPlaces(db: Database, filter: MaterialFilter): Promise<MapPlaceRow[]> {
  const found = await prepareSelection(db, filter, limits.listDepth);
  const { rows } = await sql<MapPlaceRow>`
    select avg(latitude) as latitude, avg(longitude) as longitude, min(city) as city, count(*)::int as count,
      min(price_cents) as min_price_cents, min(price_ttc_cents) as min_price_ttc_cents
    from (${found(sql`commune_code, city, latitude, longitude, price_cents, price_ttc_cents`)}) as found
    group by commune_code order by count(*) desc, commune_code limit ${limits.mapPlaces}`.execute(db);
  return rows;
}
