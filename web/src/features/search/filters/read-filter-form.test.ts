import { expect, it } from 'vitest';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { readFilterForm } from './read-filter-form.ts';

type Context = Parameters<typeof readFilterForm>[1];

function read(fields: [string, string][], shown: string, context: Omit<Context, 'shown'>) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const query = readFilterForm(form, { ...context, shown: parseListQuery(new URLSearchParams(shown)) });
  return listAddress(query).replace(/^\/materials\??/, '');
}

function search(fields: [string, string][], shown = '', prices: 'ttc' | 'ht' = 'ttc') {
  return read(fields, shown, { place: null, prices });
}

it('un filtre coché deux fois part deux fois, un champ vide ne part pas', () => {
  expect(
    search([
      ['condition', 'surplus'],
      ['condition', 'reemploi'],
      ['minPrice', ''],
      ['priceBy', 'unit'],
      ['quantityUnit', 'm2'],
    ]),
  ).toBe('condition=surplus&condition=reemploi');
});

it('un lieu inchangé garde sa position, un autre la perd', () => {
  const shown = 'city=Lyon&lat=45.75&lng=4.85';
  expect(
    search(
      [
        ['city', 'Lyon'],
        ['radius', '30'],
      ],
      shown,
    ),
  ).toBe('city=Lyon&radius=30&lat=45.75&lng=4.85');
  expect(
    search(
      [
        ['city', 'Nantes'],
        ['radius', '30'],
      ],
      shown,
    ),
  ).toBe('city=Nantes&radius=30');
});

it('la zone de la carte reste avec le même lieu, et non avec un autre', () => {
  const shown = 'city=Lyon&radius=50&bounds=45,4,46,5';
  expect(search([['city', 'Lyon']], shown)).toBe('city=Lyon&bounds=45,4,46,5&radius=50');
  expect(search([['city', 'Nantes']], shown)).toBe('city=Nantes&radius=50');
  expect(search([['city', '']], 'bounds=45,4,46,5')).toBe('bounds=45,4,46,5');
});

it('un budget tapé avant la commune comprend la livraison dès qu’elle est dite', () => {
  const fields: [string, string][] = [
    ['quantity', '35'],
    ['maxTotal', '500'],
    ['city', 'Lyon'],
    ['radius', '30'],
  ];
  expect(search(fields, 'quantity=35&maxTotal=500')).toBe(
    'quantity=35&city=Lyon&radius=30&maxDeliveredTotal=500',
  );
  expect(search(fields.slice(0, 2), 'quantity=35')).toBe('quantity=35&maxTotal=500');
});

it('toute la France garde le lieu sans rayon ; le lieu retiré, il n’en reste rien', () => {
  const anywhere: [string, string][] = [
    ['city', 'Lyon'],
    ['radius', '30'],
    ['anywhere', 'true'],
  ];
  expect(search(anywhere, 'city=Lyon&radius=30')).toBe('city=Lyon&anywhere=true');
  expect(search([['city', 'Lyon']], 'city=Lyon&anywhere=true')).toBe('city=Lyon&radius=30');
  expect(
    search(
      [
        ['city', ''],
        ['anywhere', 'true'],
      ],
      'city=Lyon&anywhere=true',
    ),
  ).toBe('');
});

it('une position sans nom reste, avec son rayon', () => {
  expect(
    search(
      [
        ['city', ''],
        ['radius', '50'],
      ],
      'lat=45.75&lng=4.85',
    ),
  ).toBe('radius=50&lat=45.75&lng=4.85');
});

it('une position nommée se retire, une position sans nom reste', () => {
  const here = { name: 'ma position', postalCode: '', latitude: 45.75, longitude: 4.85, radius: 30 };
  const withCity = (city: string, place: typeof here | null) =>
    read([['city', city]], 'lat=45.75&lng=4.85', { place, prices: 'ttc' });
  expect(withCity('ma position', here)).toBe('lat=45.75&lng=4.85&radius=30');
  expect(withCity('', here)).toBe('');
  expect(withCity('', null)).toBe('radius=30&lat=45.75&lng=4.85');
});

it('sans lieu, ni rayon ni tri par distance', () => {
  expect(
    search([
      ['radius', '30'],
      ['sort', 'distance'],
    ]),
  ).toBe('');
});

it('les bornes d’un vendeur sont hors taxes', () => {
  expect(search([['maxPrice', '250']], '', 'ht')).toBe('maxPrice=250&tax=ht');
  expect(search([['condition', 'neuf']], '', 'ht')).toBe('condition=neuf');
});

it('une autre catégorie ne reçoit pas les mesures de la précédente, la même les garde', () => {
  const measures: [string, string][] = [
    ['attr.epaisseur.min', '100'],
    ['attr.norme', 'ACERMI'],
  ];
  const shown = 'category=isolation&attr.epaisseur.min=100&attr.norme=ACERMI';
  expect(search([['category', 'bois'], ...measures], shown)).toBe('category=bois');
  expect(search([['category', ''], ...measures], shown)).toBe('');
  expect(search([['category', 'isolation'], ...measures], shown)).toBe(shown);
});

it.each([
  ['maxPrice=250&tax=ht', 'ttc', 'maxPrice=300&tax=ht'],
  ['maxPrice=250', 'ht', 'maxPrice=300'],
] as const)('les bornes de ?%s gardent leur sens pour qui lit les prix en %s', (shown, prices, address) => {
  expect(search([['maxPrice', '300']], shown, prices)).toBe(address);
});
