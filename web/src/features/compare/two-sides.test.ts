import { expect, it } from 'vitest';
import { fillSides } from './two-sides.ts';

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
