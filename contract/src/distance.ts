interface Position {
  latitude: number;
  longitude: number;
}

/** The earth of PostgreSQL's earthdistance: a page and the API must not disagree on who delivers where. */
const earthKm = 6378.168;

/** As the crow flies. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = radians(to.latitude - from.latitude);
  const dLng = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLng / 2) ** 2;
  return roundKm(2 * earthKm * Math.asin(Math.sqrt(chord)));
}

/** A tenth is as much as a position at the commune can tell. */
export const roundKm = (km: number): number => Math.round(km * 10) / 10;
