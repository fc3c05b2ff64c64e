import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { MaterialFilter } from '../filters/filter.ts';
import { selectFound } from './totals.ts';

export interface MapPlaceRow {
  latitude: number;
  longitude: number;
  communeCode: string;
  city: string;
  department: string;
  count: number;
  minPriceCents: number;
  minPriceTtcCents: number;
}

export async function listMapPlaces(db: Database, filter: MaterialFilter): Promise<MapPlaceRow[]> {
  const columns = sql`commune_code, city, department, latitude, longitude, price_cents, price_ttc_cents`;
  const { rows } = await sql<MapPlaceRow>`
    select avg(latitude) as latitude, avg(longitude) as longitude, commune_code, min(city) as city,
      min(department) as department, count(*)::int as count, min(price_cents) as min_price_cents, min(price_ttc_cents) as min_price_ttc_cents
    from (${selectFound(filter, columns, limits.listDepth)}) as found
    group by commune_code order by count(*) desc, commune_code limit ${limits.mapPlaces}`.execute(db);
  return rows;
}
