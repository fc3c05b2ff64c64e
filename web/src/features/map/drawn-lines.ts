import baseMap from './base-map.json' with { type: 'json' };
import { decodeLine, type Line } from './lines.ts';

/** Written by `scripts/build-map.ts`. Borders are accurate to about a kilometre. */
export const readLines = (kind: keyof typeof baseMap): Line[] =>
  baseMap[kind].map((text) => decodeLine(text, 1000));
