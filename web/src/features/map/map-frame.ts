import type { MapBounds } from '@parpaing/contract/map-bounds';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Area extends Position {
  radiusKm: number;
}

/** Always 4 by 3. */
export interface Frame extends Position {
  widthKm: number;
}

const aspect = 4 / 3;
const kmPerDegree = 111.2;
const minWidthKm = 14;
export const bordersMinKm = 60;
export const riversMinKm = 250;

/** Equirectangular: no map is wider than France. */
export function toPercent(frame: Frame, { latitude, longitude }: Position): { x: number; y: number } {
  const eastKm = (longitude - frame.longitude) * kmPerDegree * Math.cos((frame.latitude * Math.PI) / 180);
  const northKm = (latitude - frame.latitude) * kmPerDegree;
  return {
    x: round(50 + (100 * eastKm) / frame.widthKm),
    y: round(50 - (100 * northKm * aspect) / frame.widthKm),
  };
}

const france: Frame = { latitude: 46.6, longitude: 2.4, widthKm: 1500 };

export function frameAround(positions: Position[], around?: { centre: Position; radiusKm: number }): Frame {
  if (around) return { ...around.centre, widthKm: Math.max(minWidthKm, around.radiusKm * 2 * aspect * 1.08) };
  if (positions.length === 0) return france;
  return frameBounds(findBounds(positions), 1.3);
}

export function findBounds(positions: Position[]): MapBounds {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)];
}

export function frameBounds([south, west, north, east]: MapBounds, margin = 1): Frame {
  const latitude = (south + north) / 2;
  const heightKm = (north - south) * kmPerDegree;
  const eastKm = (east - west) * kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  const widthKm = Math.max(minWidthKm, margin * Math.max(eastKm, heightKm * aspect));
  return { latitude, longitude: (west + east) / 2, widthKm };
}

export function frameAreas(areas: Area[]): Frame {
  return frameAround(areas.flatMap(listCorners));
}

export function listCorners({
  latitude,
  longitude,
  radiusKm,
}: Area): [southWest: Position, northEast: Position] {
  const aside = radiusKm / kmPerDegree / Math.cos((latitude * Math.PI) / 180);
  return [
    { latitude: movedNorth(latitude, -radiusKm), longitude: longitude - aside },
    { latitude: movedNorth(latitude, radiusKm), longitude: longitude + aside },
  ];
}

export const movedNorth = (latitude: number, km: number) => latitude + km / kmPerDegree;

export function listRingDistances(radiusKm: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => radiusKm / each <= 3.5) ?? 100;
  const count = Math.ceil(radiusKm / step) - 1;
  return [...Array.from({ length: count }, (_, index) => (index + 1) * step), radiusKm];
}

/** Circles that overlap add up. */
export const getAreaOpacity = (areas: Area[]) => (areas.length > 1 ? 0.05 : 0.14);

export function getBounds({ latitude, longitude, widthKm }: Frame): MapBounds {
  const up = widthKm / aspect / 2 / kmPerDegree;
  const aside = widthKm / 2 / kmPerDegree / Math.cos((latitude * Math.PI) / 180);
  return [latitude - up, longitude - aside, latitude + up, longitude + aside];
}

/** SVG percentages of a radius refer to the diagonal divided by √2. */
export function toSvgRadius({ widthKm }: Frame, km: number): number {
  const diagonal = Math.hypot(1, 1 / aspect) / Math.SQRT2;
  return round((100 * km) / widthKm / diagonal);
}

export function getScaleKm({ widthKm }: Frame): number {
  const lengths = [1, 2, 5, 10, 20, 50, 100, 200];
  return lengths.findLast((length) => length <= widthKm / 5) ?? 1;
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
