import { expect, it } from 'vitest';
import { dropQuantity } from './drop-quantity.ts';

it.each([
  ['50 m2 de placo', 'placo'],
  ['il me faut 20 sacs de ciment', 'il me faut ciment'],
  ['35 m² de laine de verre', 'laine de verre'],
  ['parquet chêne 20 m2', 'parquet chêne'],
  ['1 200 kg de gravier', 'gravier'],
  ['1,5 t de sable', 'sable'],
  ['10 sacs d’enduit', 'enduit'],
])('« %s » demande « %s »', (text, rest) => {
  expect(dropQuantity(text)).toBe(rest);
});

it.each([
  'ciment 25 kg',
  'sac de 25 kg de chaux',
  'plaque de 13 mm',
  'dalle 50x50',
  '35 m2',
  'rouleau de 5 m²',
])('« %s » ne demande pas de quantité', (text) => {
  expect(dropQuantity(text)).toBe(text);
});
