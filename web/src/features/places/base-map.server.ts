import france from './france.json' with { type: 'json' };
import { type Frame, outlineFromKm, placeOn } from './map-frame.ts';
import towns from './towns.json' with { type: 'json' };

export interface BaseMap {
  frame: Frame;
  /** Of France, in a box of 400 by 300; empty where the map is too near for so rough a line. */
  outline: string;
  towns: { name: string; x: number; y: number }[];
}

const mostTowns = 22;
/** Room for a name, in percent of the map. */
const nameRoom = { x: 24, y: 8 };

/** What a map lies on, from our own data (`scripts/build-map.ts`): nobody else learns what is looked at. */
export function drawBase(frame: Frame): BaseMap {
  return {
    frame,
    outline: frame.widthKm >= outlineFromKm ? drawOutline(frame) : '',
    towns: chooseTowns(frame),
  };
}

function drawOutline(frame: Frame): string {
  return (france as number[][][])
    .map((ring) => {
      const points = ring.map(([latitude = 0, longitude = 0]) => {
        const { x, y } = placeOn(frame, { latitude, longitude });
        return `${Math.round(x * 40) / 10} ${Math.round(y * 30) / 10}`;
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/** The largest first, as many as have room for their names. */
function chooseTowns(frame: Frame): BaseMap['towns'] {
  const chosen: BaseMap['towns'] = [];
  for (const [name, latitude, longitude] of towns as [string, number, number][]) {
    if (chosen.length === mostTowns) break;
    const { x, y } = placeOn(frame, { latitude, longitude });
    if (x < 6 || x > 94 || y < 5 || y > 92) continue;
    const isFree = chosen.every(
      (other) => Math.abs(other.x - x) > nameRoom.x || Math.abs(other.y - y) > nameRoom.y,
    );
    if (isFree) chosen.push({ name, x, y });
  }
  return chosen;
}
