import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Draws the outline of metropolitan France from the communes into web/src/features/map: `node scripts/build-
 * map.ts`.
 */
const root = join(import.meta.dirname, '..');
const target = join(root, 'web/src/features/map');
const leastPopulation = 2000;
const bounds = { west: -5.4, east: 9.8, south: 41.2, north: 51.3 };
const step = 0.06;
const shrink = 0.69;
/** In cells: wide enough to close the Alps, narrow enough to keep the bays. */
const reach = 2.6;
const smallestRing = 12;

interface Commune {
  name: string;
  population: number;
  latitude: number;
  longitude: number;
}

const communes: Commune[] = readFileSync(join(root, 'api/src/modules/places/communes.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, name = '', , , population, latitude, longitude] = line.split('\t');
    return { name, population: Number(population), latitude: Number(latitude), longitude: Number(longitude) };
  });

const towns = communes
  .filter(({ population }) => population >= leastPopulation)
  .sort((a, b) => b.population - a.population)
  .map(({ name, latitude, longitude }) => [name, round(latitude), round(longitude)]);
write('towns.json', towns);
write('france.json', drawOutline());

function drawOutline(): number[][][] {
  const columns = Math.ceil(((bounds.east - bounds.west) * shrink) / step);
  const rows = Math.ceil((bounds.north - bounds.south) / step);
  const isLand = Array.from({ length: rows + 1 }, () => new Array<boolean>(columns + 1).fill(false));
  for (const { latitude, longitude } of communes) {
    const x = ((longitude - bounds.west) * shrink) / step;
    const y = (latitude - bounds.south) / step;
    if (x < 0 || y < 0 || x > columns || y > rows) continue;
    for (let row = Math.ceil(y - reach); row <= y + reach; row++) {
      for (let column = Math.ceil(x - reach); column <= x + reach; column++) {
        const line = isLand[row];
        if (line && column in line && Math.hypot(column - x, row - y) <= reach) line[column] = true;
      }
    }
  }
  return traceRings(isLand)
    .filter((ring) => ring.length >= smallestRing && area(ring) > 0)
    .map((ring) =>
      smooth(smooth(simplify(ring))).map(([x = 0, y = 0]) => [
        round(bounds.south + (y - reach / 4) * step),
        round(bounds.west + (x * step) / shrink),
      ]),
    );
}

/** Traces the edges with land on the left; holes run the other way. */
function traceRings(isLand: boolean[][]): number[][][] {
  const at = (x: number, y: number) => isLand[y]?.[x] ?? false;
  const edges = new Map<string, [number, number]>();
  isLand.forEach((line, y) => {
    line.forEach((_, x) => {
      if (!at(x, y)) return;
      if (!at(x, y - 1)) edges.set(`${x},${y}`, [x + 1, y]);
      if (!at(x + 1, y)) edges.set(`${x + 1},${y}`, [x + 1, y + 1]);
      if (!at(x, y + 1)) edges.set(`${x + 1},${y + 1}`, [x, y + 1]);
      if (!at(x - 1, y)) edges.set(`${x},${y + 1}`, [x, y]);
    });
  });
  const rings: number[][][] = [];
  while (edges.size > 0) {
    const ring: number[][] = [];
    let key = edges.keys().next().value as string;
    for (let next = edges.get(key); next; next = edges.get(key)) {
      edges.delete(key);
      ring.push(next);
      key = next.join(',');
    }
    rings.push(ring);
  }
  return rings;
}

function area(ring: number[][]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function simplify(ring: number[][]): number[][] {
  return ring.filter((_, index) => index % 3 === 0);
}

/** Chaikin's corner cutting. */
function smooth(ring: number[][]): number[][] {
  return ring.flatMap(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return [
      [0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY],
      [0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY],
    ];
  });
}

function round(degrees: number) {
  return Math.round(degrees * 1000) / 1000;
}

function write(name: string, data: unknown[]) {
  writeFileSync(join(target, name), `${JSON.stringify(data)}\n`);
  console.log(`${name}: ${data.length}`);
}
