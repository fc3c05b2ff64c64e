import { expect, it } from 'vitest';
import { parseListQuery } from '../../list-query/list-query.ts';
import { comparePage } from '../comparison/compared.ts';
import { findNeed, materialAddress } from './need.ts';

function find(search: string) {
  return findNeed(parseListQuery(new URLSearchParams(search)));
}

const wool = { id: '1', baseUnit: 'm2' } as const;
const sand = { id: '2', baseUnit: 't' } as const;

it('le besoin dit dans la liste suit jusqu’aux matériaux qui se comptent dans son unité', () => {
  const need = find('q=laine&quantity=35.5&quantityUnit=m2&waste=10');
  expect(materialAddress(wool, need)).toBe('/materials/1?need=35.5&margin=10');
  expect(materialAddress(sand, need)).toBe('/materials/2');
  expect(materialAddress(wool, need, '2026-11-27')).toBe(
    '/materials/1?need=35.5&margin=10&deadline=2026-11-27',
  );
  expect(materialAddress(sand, need, '2026-11-27')).toBe('/materials/2?deadline=2026-11-27');
  expect(comparePage(['1', '2'], need)).toBe('/materials?compare=1,2&quantity=35.5&quantityUnit=m2&waste=10');
});

it.each([
  '',
  'quantity=35',
  'quantity=0&quantityUnit=m2',
  'quantity=-3&quantityUnit=m2',
  'quantity=x&quantityUnit=m2',
])('« %s » ne dit aucun besoin', (search) => {
  expect(find(search)).toBeUndefined();
});
