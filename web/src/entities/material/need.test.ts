import { expect, it } from 'vitest';
import { materialAddress, needParams, readNeed } from './need.ts';

const wool = { id: '1', baseUnit: 'm2' } as const;
const sand = { id: '2', baseUnit: 't' } as const;

it('le besoin dit dans la liste suit jusqu’aux matériaux qui se comptent dans son unité', () => {
  const need = readNeed(new URLSearchParams('q=laine&quantity=35.5&quantityUnit=m2'));
  expect(materialAddress(wool, need)).toBe('/materials/1?need=35.5');
  expect(materialAddress(sand, need)).toBe('/materials/2');
  expect(readNeed(new URLSearchParams(needParams(need)))).toEqual(need);
});

it.each([
  '',
  'quantity=35',
  'quantity=0&quantityUnit=m2',
  'quantity=-3&quantityUnit=m2',
  'quantity=x&quantityUnit=m2',
])('« %s » ne dit aucun besoin', (search) => {
  expect(readNeed(new URLSearchParams(search))).toBeUndefined();
});
