import { expect, it } from 'vitest';
import { bringIn, fillSides } from './two-sides.ts';

it.each([
  [[], ['a', 'b', 'c', 'd'], ['a', 'b']],
  [
    ['c', 'd'],
    ['a', 'b', 'c', 'd'],
    ['c', 'd'],
  ],
  [
    ['a', 'd'],
    ['b', 'c', 'd'],
    ['b', 'd'],
  ],
  [
    ['c', 'd'],
    ['a', 'c'],
    ['c', 'a'],
  ],
  [['a', 'b'], ['b'], ['b']],
])('%j choisis parmi %j : %j à l’écran', (chosen, ids, shown) => {
  expect(fillSides(chosen, ids)).toEqual(shown);
});

it.each([
  [
    ['a', 'b'],
    ['a', 'b', 'c'],
    ['a', 'c'],
  ],
  [
    ['a', 'c'],
    ['a', 'b', 'c'],
    ['a', 'b'],
  ],
  [
    ['a', 'b'],
    ['a', 'b', 'c', 'd'],
    ['c', 'd'],
  ],
  [
    ['c', 'd'],
    ['a', 'b', 'c', 'd'],
    ['a', 'b'],
  ],
])('%j à l’écran parmi %j : ce qui était caché donne %j', (shown, ids, expected) => {
  expect(bringIn(shown, ids)).toEqual(expected);
});
