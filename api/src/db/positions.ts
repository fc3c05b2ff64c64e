import { type RawBuilder, sql } from 'kysely';

export interface Position {
  lat: number;
  lng: number;
}

/** A subquery, so that PostgreSQL computes it once and not for each row. */
export const buildPoint = ({ lat, lng }: Position): RawBuilder<unknown> =>
  sql`(select ll_to_earth(${lat}::float8, ${lng}::float8))`;

/** earthdistance measures on a sphere of 6378.168 km; we tell distances by the mean radius. */
const metresPerKm = (1000 * 6378.168) / 6371;

export const toMetres = (km: number): number => km * metresPerKm;

export const buildDistanceKm = (from: Position): RawBuilder<unknown> =>
  sql`(earth_distance(earth_position, ${buildPoint(from)}) / ${metresPerKm}::float8)`;
