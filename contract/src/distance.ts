import { roundQuotient } from './decimals.ts';

interface Position {
  latitude: number;
  longitude: number;
}

/** The mean radius, as api/src/db/positions.ts measures. */
const earthRadiusKm = 6371;

export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(to.latitude - from.latitude);
  const dLng = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLng / 2) ** 2;
  return roundKm(2 * earthRadiusKm * Math.asin(Math.sqrt(chord)));
}

/**
 * Positions are those of communes, so more digits would be false precision. Fifteen digits are what PostgreSQL keeps of
 * a `double precision` that it rounds.
 */
export const roundKm = (km: number): number => roundQuotient([Number(km.toPrecision(15))], [], 1);
