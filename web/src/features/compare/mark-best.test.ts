import { expect, it } from 'vitest';
import { markBest } from './mark-best.ts';

it.each([
  ['le moins cher se voit', [420, 390, 510], 'lowest', [false, true, false]],
  ['le plus isolant aussi', [2.5, 5.7, 3.1], 'highest', [false, true, false]],
  ['les égaux se partagent la place', [0.032, 0.04, 0.032], 'lowest', [true, false, true]],
  ['sans écart, personne n’est meilleur', [390, 390], 'lowest', [false, false]],
  ['une valeur inconnue ne gagne ni ne perd', [undefined, 390, 420], 'lowest', [false, true, false]],
  ['seule connue, elle n’est pas meilleure', [undefined, 390], 'lowest', [false, false]],
] as const)('%s', (_, values, best, expected) => {
  expect(markBest([...values], best)).toEqual(expected);
});
