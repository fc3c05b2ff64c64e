/**
 * Makes the land of near maps (web/src/features/map/near-land.json). The package of OpenStreetMap’s coasts is no
 * dependency: `npm pack @geo-maps/earth-lands-100m@0.6.0`, unpack it, then `node scripts/build-near-land.ts
 * <map.geo.json>` and `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExactSites } from '../web/near-map.ts';
import { clipRing, distanceToSegment, encodeLine, type Line } from '../web/src/features/map/lines.ts';
import { getTileBounds, listTileKeys, unitsPerDegree } from '../web/src/features/map/tile-grid.ts';

const [landsFile = ''] = process.argv.slice(2);
const target = join(import.meta.dirname, '../web/src/features/map/near-land.json');
const reachDegrees = 0.5;
const tolerance = 0.0006;
/** Rivers come in pieces that make no line. */
const leastKm2 = { island: 0.05, lake: 3 };
const kmPerDegree = 111.2;

interface Lands {
  geometries: { coordinates: [longitude: number, latitude: number][][][] }[];
}

const sites = readExactSites();
const keys = new Set(
  sites.flatMap(([latitude, longitude]) =>
    listTileKeys([
      latitude - reachDegrees,
      longitude - reachDegrees,
      latitude + reachDegrees,
      longitude + reachDegrees,
    ]),
  ),
);
const rings = readRings();
const tiles = Array.from(keys, (key): [string, string[]] => {
  const [south, west, north, east] = getTileBounds(key);
  const near = rings.filter(({ box }) => box[0] < north && box[2] > south && box[1] < east && box[3] > west);
  const corners: Parameters<typeof clipRing>[1] = [
    [south, west],
    [north, east],
  ];
  const land = near.map(({ ring }) => simplify(clipRing(ring, corners))).filter((line) => line.length > 2);
  return [key, land.map((line) => encodeLine(line, unitsPerDegree))];
});
writeFileSync(target, `${JSON.stringify(Object.fromEntries(tiles), null, 2)}\n`);
console.log(`${tiles.length} tiles, ${tiles.flatMap(([, land]) => land).length} rings`);

function readRings() {
  const { geometries } = JSON.parse(readFileSync(landsFile, 'utf8')) as Lands;
  return geometries
    .flatMap(({ coordinates }) => coordinates)
    .flatMap((polygon) =>
      polygon.flatMap((positions, index) => {
        const ring = positions.map(([longitude, latitude]): Line[number] => [latitude, longitude]);
        const isLargeEnough = getAreaKm2(ring) >= (index === 0 ? leastKm2.island : leastKm2.lake);
        return isLargeEnough ? [{ ring, box: measure(ring) }] : [];
      }),
    );
}

function measure(ring: Line) {
  let [south, west, north, east] = [90, 180, -90, -180];
  for (const [latitude, longitude] of ring) {
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
  }
  return [south, west, north, east] as const;
}

function getAreaKm2(ring: Line): number {
  const twice = ring.reduce((sum, [y, x], index) => {
    const [nextY, nextX] = ring[(index + 1) % ring.length] ?? [y, x];
    return sum + x * nextY - nextX * y;
  }, 0);
  const [latitude] = ring[0] ?? [0];
  return (Math.abs(twice) / 2) * kmPerDegree ** 2 * Math.cos((latitude * Math.PI) / 180);
}

function simplify(line: Line): Line {
  const kept = new Set([0, line.length - 1]);
  const spans: [first: number, last: number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = [line[span[0]], line[span[1]]];
    let [farthest, most] = [0, tolerance];
    for (let index = span[0] + 1; index < span[1]; index++) {
      const point = line[index];
      const offset = point && from && to ? distanceToSegment(point, from, to) : 0;
      if (offset > most) [farthest, most] = [index, offset];
    }
    if (farthest === 0) continue;
    kept.add(farthest);
    spans.push([span[0], farthest], [farthest, span[1]]);
  }
  return line.filter((_, index) => kept.has(index));
}
