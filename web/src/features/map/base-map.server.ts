import france from './france.json' with { type: 'json' };
import { type Frame, outlineMinKm, toPercent } from './map-frame.ts';
import towns from './towns.json' with { type: 'json' };

export interface BaseMap {
  frame: Frame;
  /** An SVG path of France in a box of 400 by 300; empty when zoomed in, because the line is too rough. */
  outline: string;
  towns: { name: string; x: number; y: number }[];
}

const maxTowns = 22;
const minDistance = { x: 24, y: 8 };

/** From our own data (`scripts/build-map.ts`), so that no third party learns what is looked at. */
export function buildBaseMap(frame: Frame): BaseMap {
  return {
    frame,
    outline: frame.widthKm >= outlineMinKm ? drawOutline(frame) : '',
    towns: chooseTowns(frame),
  };
}

function drawOutline(frame: Frame): string {
  return (france as number[][][])
    .map((ring) => {
      const points = ring.map(([latitude = 0, longitude = 0]) => {
        const { x, y } = toPercent(frame, { latitude, longitude });
        return `${Math.round(x * 40) / 10} ${Math.round(y * 30) / 10}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

function chooseTowns(frame: Frame): BaseMap['towns'] {
  const chosen: BaseMap['towns'] = [];
  for (const [name, latitude, longitude] of towns as [string, number, number][]) {
    if (chosen.length === maxTowns) break;
    const { x, y } = toPercent(frame, { latitude, longitude });
    if (x < 6 || x > 94 || y < 5 || y > 92) continue;
    const isFree = chosen.every(
      (other) => Math.abs(other.x - x) > minDistance.x || Math.abs(other.y - y) > minDistance.y,
    );
    if (isFree) chosen.push({ name, x, y });
  }
  return chosen;
}
