import { expect, it } from 'vitest';
import { findPhones } from './find-phones.ts';

const read = (text: string) =>
  findPhones(text).map(({ index, lastIndex, href }) => [text.slice(index, lastIndex), href]);

it.each([
  '06 12 34 56 78',
  '0612345678',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '06\u00A012\u00A034\u00A056\u00A078',
  '06\u202F12\u202F34\u202F56\u202F78',
  '+33 6 12 34 56 78',
  '+33612345678',
  '+33.6.12.34.56.78',
  '+33 (0)6 12 34 56 78',
  '0033 6 12 34 56 78',
  '0033612345678',
])('« %s » se compose, seul ou dans une phrase', (written) => {
  const found = [written, 'tel:+33612345678'];
  expect(read(written)).toEqual([found]);
  expect(read(`Joignable au ${written}, après 18 h.`)).toEqual([found]);
  expect(read(`Tél. : (${written})\n04 72 12 34 56`)).toEqual([
    found,
    ['04 72 12 34 56', 'tel:+33472123456'],
  ]);
});

it.each([
  ['un SIRET', '732 829 320 00074'],
  ['un SIRET collé', '73282932000074'],
  ['un SIRET en paires', '01 23 45 67 80 00 12'],
  ['un EAN', '3017620422003'],
  ['un EAN qui commence par 0', '0612345678905'],
  ['des dimensions', '2500 x 1200'],
  ['des dimensions à zéros', '2500 × 0612345678 × 45'],
  ['une cote', '0600120004 mm'],
  ['un nombre', '10 000'],
  ['un prix', '0612345678 €'],
  ['une date', '01.02.2026'],
  ['une date et une heure', '01-02-2026 14:30'],
  ['des paires de trop', '06 12 34 56 78 90'],
  ['des paires qui manquent', '06 12 34 56'],
  ['des séparateurs mêlés', '06 12 34.56.78'],
  ['un IBAN', 'FR76 3000 6000 0112 3456 7890 189'],
  ['une référence', 'Réf. n° 01 45 67 89 12'],
  ['une référence à tiret', 'LDV-0612345678'],
  ['un numéro surtaxé', '08 92 70 12 34'],
  ['un numéro d’un autre pays', '+34 612 345 678'],
  ['un nom d’adresse', '0612345678@exemple.fr'],
])('%s n’est pas un téléphone : %s', (_, text) => {
  expect(read(text)).toEqual([]);
});
