import { expect, it } from 'vitest';
import { parsePlace, placeLabel } from './chosen-place.ts';

const montreuil = {
  name: 'Montreuil',
  postalCode: '93100',
  latitude: 48.8638,
  longitude: 2.4485,
  radius: 30,
};

it('un lieu gardé se relit tel qu’il a été choisi', () => {
  expect(parsePlace(JSON.stringify(montreuil))).toEqual(montreuil);
  expect(placeLabel(montreuil)).toBe('Montreuil (93100)');
});

it.each([
  null,
  '',
  'Montreuil',
  '{"name":"Montreuil"',
  '{}',
  '[]',
  '"Montreuil"',
  JSON.stringify({ ...montreuil, latitude: null }),
  JSON.stringify({ ...montreuil, radius: '30' }),
  JSON.stringify({ ...montreuil, name: undefined }),
])('%j n’est pas un lieu', (stored) => {
  expect(parsePlace(stored)).toBeNull();
});
