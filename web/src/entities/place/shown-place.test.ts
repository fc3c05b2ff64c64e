import { expect, it } from 'vitest';
import { parseListQuery } from '../list-query/list-query.ts';
import { describeShownPlace } from './shown-place.ts';

const lyon = { name: 'Lyon', postalCode: '69001', latitude: 45.76, longitude: 4.84, radius: 30 };
const here = { name: 'ma position', postalCode: '', latitude: 45.75, longitude: 4.85, radius: 30 };

it.each([
  ['city=Lille', lyon, 'Lille'],
  ['', lyon, ''],
  ['q=laine', here, ''],
  ['lat=45.75&lng=4.85', here, 'ma position'],
  ['lat=45.75&lng=4.85', null, ''],
  ['lat=48.86&lng=2.44', here, ''],
])('le champ de la liste ?%s montre ce que dit son adresse', (search, remembered, shown) => {
  expect(describeShownPlace(parseListQuery(new URLSearchParams(search)), remembered)).toBe(shown);
});
