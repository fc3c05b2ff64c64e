import { expect, it } from 'vitest';
import { placeLabel } from './label-layout.ts';

const area = { left: 0, top: 0, right: 400, bottom: 300 };
const lyon = { name: 'Lyon', x: 200, y: 150 };
const below = { left: 150, right: 250, top: 160, bottom: 190 };
const above = { left: 150, right: 250, top: 100, bottom: 140 };

it('le nom d’une ville est sous son point, ou là où rien ne le cache', () => {
  expect(placeLabel(lyon, area, [])?.side).toBe('below');
  expect(placeLabel(lyon, area, [below])?.side).toBe('above');
  expect(placeLabel(lyon, area, [below, above])?.side).toBe('right');
});

it('il ne sort pas de la carte, et manque s’il n’a pas de place', () => {
  expect(placeLabel({ ...lyon, y: 295 }, area, [])?.side).toBe('above');
  expect(placeLabel(lyon, area, [area])).toBeUndefined();
});
