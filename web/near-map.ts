import { readFileSync } from 'node:fs';
import type { MapBounds } from '@parpaing/contract/map-bounds';
import Delaunator from 'delaunator';
import type { Plugin } from 'vite';
import {
  decodeLine,
  distanceToSegment,
  encodeLine,
  isWithin,
  type Line,
  listSides,
  type Point,
  type Side,
} from './src/features/map/lines.ts';
import { listTileKeys, unitsPerDegree } from './src/features/map/tile-grid.ts';

const name = 'virtual:near-map';
const kmPerDegree = 111.2;
/** Two sites are farther apart only across a frontier or the sea. */
const farthestSite = 14 / kmPerDegree;
/** The frontiers of the wide map are accurate to about a kilometre. */
const frontier = 2 / kmPerDegree;

/** Computes the cells of near maps when the site is built, and adds them to the land of each tile. */
export function nearMap(): Plugin {
  let tiles: ReturnType<typeof buildTiles> | undefined;
  return {
    name: 'near-map',
    sharedDuringBuild: true,
    resolveId: { filter: { id: /^virtual:near-map/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:near-map/ },
      handler(id) {
        tiles ??= buildTiles();
        const [, key] = id.split('/');
        if (key) return `export default ${JSON.stringify(tiles[key])};`;
        const loaders = Object.keys(tiles).map((each) => `'${each}': () => import('${name}/${each}')`);
        return `export default { ${loaders.join(', ')} };`;
      },
    },
  };
}

function buildTiles() {
  const places = listEdges(readExactSites()).flatMap((edge) =>
    listTileKeys(findBounds(edge)).map((key) => ({ key, edge })),
  );
  const filed = Map.groupBy(places, ({ key }) => key);
  const lands = readJson<Record<string, string[]>>('./src/features/map/near-land.json');
  return Object.fromEntries(
    Object.entries(lands).map(([key, land]) => {
      const cells = joinEdges((filed.get(key) ?? []).map(({ edge }) => edge));
      return [key, { land, cells: cells.map((line) => encodeLine(line, unitsPerDegree)) }];
    }),
  );
}

const findBounds = ([[y1, x1], [y2, x2]]: Side): MapBounds => [
  Math.min(y1, y2),
  Math.min(x1, x2),
  Math.max(y1, y2),
  Math.max(x1, x2),
];

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const readJson = <Content>(path: string) => JSON.parse(readText(path)) as Content;

export function readExactSites(): Point[] {
  return readText('../api/src/modules/places/communes.tsv')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => fields.at(-1) === 'exact')
    .map((fields): Point => [Number(fields[5]), Number(fields[6])]);
}

/** The Voronoi diagram of the sites, in Mercator’s projection, without what lies across a frontier. */
function listEdges(sites: Point[]): Side[] {
  const projected = sites.map(project);
  const { triangles, halfedges } = Delaunator.from(projected);
  const corner = (index: number) => projected[triangles[index] ?? 0] ?? [0, 0];
  const centres = Array.from({ length: triangles.length / 3 }, (_, index) =>
    unproject(findCircumcentre(corner(3 * index), corner(3 * index + 1), corner(3 * index + 2))),
  );
  const isInFrance = buildFrance();
  const areInFrance = centres.map(isInFrance);
  return Array.from(halfedges).flatMap((twin, index) => {
    const site = sites[triangles[index] ?? 0];
    const ends = [Math.floor(index / 3), Math.floor(twin / 3)] as const;
    const [from, to] = ends.map((end) => centres[end]);
    if (twin < index || !site || !from || !to) return [];
    const isNear = (point: Point) => distanceToSegment(point, site, site) < farthestSite;
    const [isFromKept, isToKept] = ends.map((end) => isNear(centres[end] ?? from) && areInFrance[end]);
    if (isFromKept && isToKept) return [[from, to]];
    if (!isFromKept && !isToKept) return [];
    const [inside, outside] = isFromKept ? [from, to] : [to, from];
    return [[inside, findLast(inside, outside, (point) => isNear(point) && isInFrance(point))]];
  });
}

const radians = Math.PI / 180;

const project = ([latitude, longitude]: Point): [x: number, y: number] => [
  longitude * radians,
  Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)),
];

const unproject = ([x, y]: [x: number, y: number]): Point => [
  (2 * Math.atan(Math.exp(y)) - Math.PI / 2) / radians,
  x / radians,
];

function findCircumcentre(
  [ax, ay]: [number, number],
  [bx, by]: [number, number],
  [cx, cy]: [number, number],
): [x: number, y: number] {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, cx - ax, cy - ay];
  const [uu, vv, twice] = [ux * ux + uy * uy, vx * vx + vy * vy, 2 * (ux * vy - uy * vx)];
  return [ax + (vy * uu - uy * vv) / twice, ay + (ux * vv - vx * uu) / twice];
}

function buildFrance(): (point: Point) => boolean {
  const { land } = readJson<{ land: string[] }>('./src/features/map/base-map.json');
  const sides = land.map((text) => decodeLine(text, 1000)).flatMap(listSides);
  const toBand = (latitude: number) => Math.floor(latitude * 20);
  const inBands = sides.flatMap((side) => {
    const [south, , north] = findBounds(side);
    const [first, last] = [toBand(south - frontier), toBand(north + frontier)];
    return Array.from({ length: last - first + 1 }, (_, index) => ({ band: first + index, side }));
  });
  const bands = Map.groupBy(inBands, ({ band }) => band);
  return (point) => {
    const isOverseas = point[0] < 41 || point[1] < -6;
    if (isOverseas) return true;
    const near = (bands.get(toBand(point[0])) ?? []).map(({ side }) => side);
    return isWithin(point, near) || near.some((side) => distanceToSegment(point, ...side) < frontier);
  };
}

function findLast(inside: Point, outside: Point, isKept: (point: Point) => boolean): Point {
  let [last, beyond] = [inside, outside];
  for (let step = 0; step < 8; step++) {
    const middle: Point = [(last[0] + beyond[0]) / 2, (last[1] + beyond[1]) / 2];
    if (isKept(middle)) last = middle;
    else beyond = middle;
  }
  return last;
}

function joinEdges(edges: Side[]): Line[] {
  const ends = edges.flatMap((edge) => edge.map((end) => ({ end, edge })));
  const meeting = Map.groupBy(ends, ({ end }) => end);
  const left = new Set(edges);
  const lines: Line[] = [];
  for (const edge of left) {
    const line: Line = [...edge];
    for (let next: Side | undefined = edge; next; ) {
      left.delete(next);
      const end: Point = line.at(-1) ?? edge[1];
      next = meeting.get(end)?.find((other) => left.has(other.edge))?.edge;
      if (next) line.push(next[0] === end ? next[1] : next[0]);
    }
    lines.push(line);
  }
  return lines;
}
