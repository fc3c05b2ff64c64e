import { expect, it } from 'vitest';
import { readLines } from './drawn-lines.ts';

const touches = (
  kind: Parameters<typeof readLines>[0],
  latitude: number,
  longitude: number,
  within: number,
) =>
  readLines(kind).some((line) =>
    line.some(([lat, lng]) => Math.hypot(lat - latitude, (lng - longitude) * 0.69) < within),
  );

it('la carte dessinée a les côtes, les limites des départements et les grands fleuves', () => {
  expect(touches('land', 48.38, -4.77, 0.1)).toBe(true);
  expect(touches('borders', 45.75, 5.1, 0.15)).toBe(true);
  expect(touches('rivers', 47.9, 1.9, 0.1)).toBe(true);
});
