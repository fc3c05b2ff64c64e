import { expect, it } from 'vitest';
import { listOtherUnits, writeMetres } from './measures.ts';

it.each([
  ['laine de verre 10 cm', '10', ['100', '10', '0v1']],
  ['laine 20cm', '20', ['200', '20', '0v2']],
  ['planche 1,20 m', '1v2', ['1200', '120', '1v2']],
  ['porte 2 m', '2', ['2000', '200', '2']],
  ['poutre 2040 mm', '2040', ['2040', '204', '2v04']],
  ['osb 18 mm', '18', []],
])('« %s » : %s se trouve aussi par %j', (text, word, others) => {
  expect(listOtherUnits(text).get(word)).toEqual(others);
});

it.each(['35 m²', '35 m2', '2 m3 de sable', 'tuile 10 au m2', 'câble 3G2,5 mm²', 'M48'])(
  '« %s » n’a pas de longueur',
  (text) => {
    expect(listOtherUnits(text).size).toBe(0);
  },
);

it('« 1m20 » s’écrit « 1,20 m », et rien d’autre ne change', () => {
  expect(writeMetres('porte 2m04 x 83cm, lot 35m2')).toBe('porte 2,04 m x 83cm, lot 35m2');
});
