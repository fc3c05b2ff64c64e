import { expect, it } from 'vitest';
import { frameAreas, frameAround, getScaleKm, toPercent, toSvgRadius } from './map-frame.ts';

const lyon = { latitude: 45.76, longitude: 4.84 };
const nantes = { latitude: 47.22, longitude: -1.55 };

it('un lieu seul est au milieu d’une carte de 14 km', () => {
  const frame = frameAround([lyon]);
  expect(frame.widthKm).toBe(14);
  expect(toPercent(frame, lyon)).toEqual({ x: 50, y: 50 });
});

it('deux villes tiennent sur la carte, l’ouest à gauche et le nord en haut', () => {
  const frame = frameAround([lyon, nantes]);
  const [east, west] = [toPercent(frame, lyon), toPercent(frame, nantes)];
  for (const { x, y } of [east, west])
    for (const share of [x, y]) expect(Math.abs(share - 50)).toBeLessThan(50);
  expect(west.x).toBeLessThan(east.x);
  expect(west.y).toBeLessThan(east.y);
});

it('un rayon tient en entier autour de son centre', () => {
  const frame = frameAround([], { centre: lyon, radiusKm: 30 });
  expect(toPercent(frame, { ...lyon, latitude: lyon.latitude + 30 / 111.2 }).y).toBeGreaterThan(0);
});

it('des zones tiennent en entier', () => {
  const frame = frameAreas([
    { ...lyon, radiusKm: 50 },
    { ...nantes, radiusKm: 20 },
  ]);
  expect(toPercent(frame, { ...lyon, latitude: lyon.latitude - 50 / 111.2 }).y).toBeLessThan(100);
  expect(toPercent(frame, { ...nantes, latitude: nantes.latitude + 20 / 111.2 }).y).toBeGreaterThan(0);
});

it('la cote est à l’échelle', () => {
  expect(getScaleKm({ ...lyon, widthKm: 14 })).toBe(2);
  expect(getScaleKm({ ...lyon, widthKm: 900 })).toBe(100);
  expect(toSvgRadius({ ...lyon, widthKm: 100 }, 10)).toBeCloseTo(11.31, 1);
});

it('sans lieu, la carte est celle de la France', () => {
  const frame = frameAround([]);
  for (const city of [lyon, nantes]) {
    const { x, y } = toPercent(frame, city);
    expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true);
  }
});
