export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface LabelledPoint {
  name: string;
  x: number;
  y: number;
}

const letterWidth = 6.4;
const lineHeight = 18;
const gap = 4;

export type LabelSide = 'below' | 'above' | 'right' | 'left';
const sides: LabelSide[] = ['below', 'above', 'right', 'left'];

interface PlacedLabel {
  side: LabelSide;
  box: Box;
}

/** On the first side of the point where nothing hides the name. */
export function placeLabel(point: LabelledPoint, area: Box, obstacles: Box[]): PlacedLabel | undefined {
  for (const side of sides) {
    const box = getLabelBox(point, side);
    if (contains(area, box) && !obstacles.some((obstacle) => overlap(obstacle, box))) return { side, box };
  }
  return undefined;
}

function getLabelBox({ name, x, y }: LabelledPoint, side: LabelSide): Box {
  const width = name.length * letterWidth + 4;
  const half = width / 2;
  const line = { top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
  if (side === 'right') return { left: x + gap, right: x + gap + width, ...line };
  if (side === 'left') return { left: x - gap - width, right: x - gap, ...line };
  const top = side === 'below' ? y + gap : y - gap - lineHeight;
  return { left: x - half, right: x + half, top, bottom: top + lineHeight };
}

const contains = (outer: Box, inner: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
