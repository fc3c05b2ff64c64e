import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=deux', 1],
  ['page=417', 417],
  ['page=418', 1],
])('l’adresse ?%s montre la page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});
