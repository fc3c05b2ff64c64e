export type Point = [latitude: number, longitude: number];
export type Line = Point[];
export type Side = [from: Point, to: Point];

export function encodeLine(line: Line, unitsPerDegree: number): string {
  let [lastNorth, lastEast] = [0, 0];
  const steps: string[] = [];
  for (const [latitude, longitude] of line) {
    const [north, east] = [Math.round(latitude * unitsPerDegree), Math.round(longitude * unitsPerDegree)];
    if (steps.length > 0 && north === lastNorth && east === lastEast) continue;
    steps.push(`${north - lastNorth} ${east - lastEast}`);
    [lastNorth, lastEast] = [north, east];
  }
  return steps.join(' ');
}

export function decodeLine(text: string, unitsPerDegree: number): Line {
  const steps = text.split(' ').map(Number);
  const line: Line = [];
  let [latitude, longitude] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    latitude += steps[index] ?? 0;
    longitude += steps[index + 1] ?? 0;
    line.push([latitude / unitsPerDegree, longitude / unitsPerDegree]);
  }
  return line;
}

/** What is left of a closed line in a box, whose first point is the least (Sutherland and Hodgman). */
export function clipRing(ring: Line, [least, most]: [Point, Point]): Line {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, least[0], 1],
    [0, most[0], -1],
    [1, least[1], 1],
    [1, most[1], -1],
  ];
  return sides.reduce((line, [axis, limit, sign]) => {
    const isInside = (point: Point) => (point[axis] - limit) * sign >= 0;
    return line.flatMap((point, index) => {
      const next = line[(index + 1) % line.length] ?? point;
      const kept = isInside(point) ? [point] : [];
      if (isInside(point) === isInside(next)) return kept;
      const share = (limit - point[axis]) / (next[axis] - point[axis]);
      const crossing: Point = [
        point[0] + share * (next[0] - point[0]),
        point[1] + share * (next[1] - point[1]),
      ];
      return [...kept, crossing];
    });
  }, ring);
}

export const listSides = (ring: Line): Side[] =>
  ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from]);

/** An odd number of rings, whose sides these are, is around the point. */
export function isWithin([latitude, longitude]: Point, sides: Side[]): boolean {
  let isInside = false;
  for (const [[y1, x1], [y2, x2]] of sides) {
    const isCrossed = y1 > latitude !== y2 > latitude;
    if (isCrossed && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const shrink = Math.cos((point[0] * Math.PI) / 180);
  const [dx, dy] = [(to[1] - from[1]) * shrink, to[0] - from[0]];
  const [px, py] = [(point[1] - from[1]) * shrink, point[0] - from[0]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy);
}
