import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

it.each([
  [1, 2, [1, 2]],
  [1, 41, [1, 2, 3, undefined, 41]],
  [3, 41, [1, 2, 3, 4, undefined, 41]],
  [20, 41, [1, undefined, 19, 20, 21, undefined, 41]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [41, 41, [1, undefined, 39, 40, 41]],
])('à la page %i sur %i', (page, pageCount, shown) => {
  expect(listPages(page, pageCount)).toEqual(shown);
});
