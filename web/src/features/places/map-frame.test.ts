import { expect, it } from 'vitest';
import { frameAll, placeOn, radiusOn, scaleKm } from './map-frame.ts';

const lyon = { latitude: 45.76, longitude: 4.84 };
const nantes = { latitude: 47.22, longitude: -1.55 };

it('un lieu seul est au milieu d’une carte de 14 km', () => {
  const frame = frameAll([lyon]);
  expect(frame.widthKm).toBe(14);
  expect(placeOn(frame, lyon)).toEqual({ x: 50, y: 50 });
});

it('deux villes tiennent sur la carte, l’ouest à gauche et le nord en haut', () => {
  const frame = frameAll([lyon, nantes]);
  const [east, west] = [placeOn(frame, lyon), placeOn(frame, nantes)];
  for (const { x, y } of [east, west])
    for (const share of [x, y]) expect(Math.abs(share - 50)).toBeLessThan(50);
  expect(west.x).toBeLessThan(east.x);
  expect(west.y).toBeLessThan(east.y);
});

it('un rayon tient en entier autour de son centre', () => {
  const frame = frameAll([], { centre: lyon, radiusKm: 30 });
  expect(placeOn(frame, { ...lyon, latitude: lyon.latitude + 30 / 111.2 }).y).toBeGreaterThan(0);
});

it('la cote est à l’échelle', () => {
  expect(scaleKm({ ...lyon, widthKm: 14 })).toBe(2);
  expect(scaleKm({ ...lyon, widthKm: 900 })).toBe(100);
  expect(radiusOn({ ...lyon, widthKm: 100 }, 10)).toBeCloseTo(11.31, 1);
});
