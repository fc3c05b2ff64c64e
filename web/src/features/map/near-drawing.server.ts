import { clipRing, type Line, type Point } from './lines.ts';
import { type Frame, getBounds, toPercent } from './map-frame.ts';
import { listNearTiles, loadTile, type NearTile } from './near-tiles.ts';

export interface NearDrawing {
  cells: string;
  /** Even-odd, one for each tile: what two of them share would be land. */
  waters: string[];
}

const box: [Point, Point] = [
  [-8, -8],
  [408, 308],
];
const tiles = new Map<string, Promise<NearTile>>();

export async function drawNear(frame: Frame): Promise<NearDrawing> {
  const shown = await Promise.all(listNearTiles(getBounds(frame)).map(readTile));
  const project = (line: Line) =>
    line.map(([latitude, longitude]): Point => {
      const { x, y } = toPercent(frame, { latitude, longitude });
      return [x * 4, y * 3];
    });
  return {
    cells: shown.flatMap(({ cells }) => cells.map((line) => writeVisible(project(line)))).join(''),
    waters: shown
      .map(({ water }) => water.map((ring) => write(clipRing(project(ring), box), 'Z')).join(''))
      .filter(Boolean),
  };
}

function readTile(key: string): Promise<NearTile> {
  const known = tiles.get(key) ?? loadTile(key);
  tiles.set(key, known);
  return known;
}

function writeVisible(line: Line): string {
  const isVisible = ([x1, y1]: Point, [x2, y2]: Point) =>
    Math.max(x1, x2) > box[0][0] &&
    Math.min(x1, x2) < box[1][0] &&
    Math.max(y1, y2) > box[0][1] &&
    Math.min(y1, y2) < box[1][1];
  let [drawn, run]: [string, Line] = ['', []];
  for (const point of line) {
    const last = run.at(-1);
    if (last && !isVisible(last, point)) {
      drawn += write(run);
      run = [];
    }
    run.push(point);
  }
  return drawn + write(run);
}

function write(points: Line, end = ''): string {
  const written = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  const different = written.filter((point, index) => point !== written[index - 1]);
  return different.length > 1 ? `M${different.join('L')}${end}` : '';
}
