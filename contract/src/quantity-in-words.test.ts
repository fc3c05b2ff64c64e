import { expect, it } from 'vitest';
import { dropQuantity, findQuantity } from './quantity-in-words.ts';

it.each([
  ['50 m2 de placo', 'placo'],
  ['il me faut 20 sacs de ciment', 'il me faut ciment'],
  ['35 m² de laine de verre', 'laine de verre'],
  ['parquet chêne 20 m2', 'parquet chêne'],
  ['tuile 200 m2 rouge', 'tuile rouge'],
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

it.each([
  ['35 m2 laine de verre lyon', { typed: '35 m2', quantity: 35, unit: 'm2', q: 'laine de verre lyon' }],
  [
    'parquet chêne 20 mètres carrés',
    { typed: '20 mètres carrés', quantity: 20, unit: 'm2', q: 'parquet chêne' },
  ],
  ['1,5 t de sable', { typed: '1,5 t de', quantity: 1.5, unit: 't', q: 'sable' }],
  ['1 200 kilos de gravier', { typed: '1 200 kilos de', quantity: 1200, unit: 'kg', q: 'gravier' }],
  ['12 mètres de gouttière', { typed: '12 mètres de', quantity: 12, unit: 'ml', q: 'gouttière' }],
  ['2 m³ de sable', { typed: '2 m³ de', quantity: 2, unit: 'm3', q: 'sable' }],
  ['laine de verre 100 35 m2', { typed: '35 m2', quantity: 35, unit: 'm2', q: 'laine de verre 100' }],
  ['carrelage 60 60 25 m2', { typed: '25 m2', quantity: 25, unit: 'm2', q: 'carrelage 60 60' }],
  ['1.200 m2 de placo', { typed: '1.200 m2 de', quantity: 1200, unit: 'm2', q: 'placo' }],
  ['0.125 t de sable', { typed: '0.125 t de', quantity: 0.125, unit: 't', q: 'sable' }],
  ['20 sacs de ciment', undefined],
  ['ciment 25 kg', undefined],
  ['35 m2', undefined],
])('« %s » se calcule', (text, found) => {
  expect(findQuantity(text)).toEqual(found);
});
