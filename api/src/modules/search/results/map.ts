import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { buildDistanceKm } from '../../../db/positions.ts';
import { buildConditions } from '../filters/conditions.ts';
import type { MaterialFilter, PriceKind } from '../filters/filter.ts';
import { buildDeliveredTotal, buildTotal } from '../filters/need.ts';
import { selectFound, type Total } from './totals.ts';

type MapPlace = CallAnswer<'mapMaterials'>['places'][number];

type MapPlaceRow = Omit<MapPlace, 'minNeed'> & {
  minHtCents: number | null;
  minTtcCents: number | null;
  isDelivered: boolean;
};

/**
 * With a need, the lowest delivered total; where nobody delivers, the lowest total. Without an exact total there are
 * more materials than may be read, and the order decides which ones are.
 */
export async function listMapPlaces(
  db: Database,
  filter: MaterialFilter,
  { isTotalExact }: Total,
): Promise<MapPlace[]> {
  const { need, near } = filter;
  const buildTotals = (tax: PriceKind['tax']) => sql`
    ${need ? buildTotal(need, tax) : sql`null::numeric`} as ${sql.ref(`${tax}_cents`)},
    ${need && near ? buildDeliveredTotal(need, tax, buildDistanceKm(near)) : sql`null::numeric`} as ${sql.ref(`delivered_${tax}_cents`)}`;
  const columns = sql`commune_code, city, department, latitude, longitude, price_cents, price_ttc_cents,
    ${buildTotals('ht')}, ${buildTotals('ttc')}`;
  const found = isTotalExact
    ? sql`select ${columns} from materials where ${buildConditions(filter)}`
    : selectFound(filter, columns, limits.listDepth);
  const { rows } = await sql<MapPlaceRow>`
    select avg(latitude) as latitude, avg(longitude) as longitude, commune_code, min(city) as city,
      min(department) as department, count(*)::int as count, min(price_cents) as min_price_cents, min(price_ttc_cents) as min_price_ttc_cents,
      coalesce(min(delivered_ht_cents), min(ht_cents))::float8 as min_ht_cents,
      coalesce(min(delivered_ttc_cents), min(ttc_cents))::float8 as min_ttc_cents,
      min(delivered_ht_cents) is not null as is_delivered
    from (${found}) as found
    group by commune_code order by count(*) desc, commune_code limit ${limits.mapPlaces}`.execute(db);
  return rows.map(({ minHtCents: htCents, minTtcCents: ttcCents, isDelivered, ...place }) => ({
    ...place,
    minNeed: htCents === null || ttcCents === null ? null : { htCents, ttcCents, isDelivered },
  }));
}
