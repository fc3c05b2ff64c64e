import { readLines } from './drawn-lines.ts';
import { bordersMinKm, type Frame, riversMinKm, toPercent } from './map-frame.ts';
import { drawNear, type NearDrawing } from './near-drawing.server.ts';
import towns from './towns.json' with { type: 'json' };

export interface BaseMap {
  frame: Frame;
  /** SVG paths in a box of 400 by 300; empty when zoomed in, because the lines are too rough. */
  land: string;
  borders: string;
  rivers: string;
  near?: NearDrawing;
  towns: { name: string; x: number; y: number }[];
}

const maxTowns = 22;
const minDistance = { x: 24, y: 8 };
const scaleBox = { right: 32, top: 84 };

/** From our own data (`scripts/build-map.ts`), so that no third party learns what is looked at. */
export async function buildBaseMap(frame: Frame): Promise<BaseMap> {
  const isWide = frame.widthKm >= bordersMinKm;
  return {
    frame,
    land: isWide ? drawLines('land', frame, 'Z') : '',
    borders: isWide ? drawLines('borders', frame) : '',
    rivers: frame.widthKm >= riversMinKm ? drawLines('rivers', frame) : '',
    near: isWide ? undefined : await drawNear(frame),
    towns: chooseTowns(frame),
  };
}

function drawLines(kind: Parameters<typeof readLines>[0], frame: Frame, end = ''): string {
  return readLines(kind)
    .map((line) => line.map(([latitude, longitude]) => toPercent(frame, { latitude, longitude })))
    .filter((points) => points.some(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 100))
    .map((points) => {
      const written = points.map(({ x, y }) => `${Math.round(x * 4)} ${Math.round(y * 3)}`);
      return `M${written.filter((point, index) => point !== written[index - 1]).join('L')}${end}`;
    })
    .join('');
}

function chooseTowns(frame: Frame): BaseMap['towns'] {
  const chosen: BaseMap['towns'] = [];
  for (const [name, latitude, longitude] of towns as [string, number, number][]) {
    if (chosen.length === maxTowns) break;
    const { x, y } = toPercent(frame, { latitude, longitude });
    if (x < 6 || x > 94 || y < 5 || y > 92) continue;
    if (x < scaleBox.right && y > scaleBox.top) continue;
    const isFree = chosen.every(
      (other) => Math.abs(other.x - x) > minDistance.x || Math.abs(other.y - y) > minDistance.y,
    );
    if (isFree) chosen.push({ name, x, y });
  }
  return chosen;
}
