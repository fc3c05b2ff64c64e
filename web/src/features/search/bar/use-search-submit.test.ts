import { expect, it } from 'vitest';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { changePlace, changeWords } from './use-search-submit.ts';

const shown = parseListQuery(
  new URLSearchParams(
    'q=laine&city=Lyon&radius=50&condition=neuf&maxDeliveredTotal=500&bounds=45,4,46,5&page=2',
  ),
);

it.each([
  [{ city: 'Nantes', radius: 30 }, 'city=Nantes&radius=30&condition=neuf&maxDeliveredTotal=500'],
  [{ lat: 45.1, lng: 4.9, radius: 30 }, 'radius=30&condition=neuf&maxDeliveredTotal=500&lat=45.1&lng=4.9'],
  [
    { city: 'Nantes', anywhere: true as const },
    'city=Nantes&anywhere=true&condition=neuf&maxDeliveredTotal=500',
  ],
  [{}, 'condition=neuf&maxTotal=500'],
])('un autre lieu, %j, garde les filtres et quitte la zone de la carte', (typed, expected) => {
  const [, search] = listAddress(changePlace(shown, typed)).split('?');
  expect(search?.split('&').sort()).toEqual(`q=laine&scroll=true&${expected}`.split('&').sort());
});

it.each([
  [{ q: 'ardoise' }, 'q=ardoise&quantity=35&quantityUnit=m2&waste=10'],
  [{ q: 'ardoise 50 m2' }, 'q=ardoise+50+m2'],
  [{ q: 'ardoise', quantity: '8', quantityUnit: 'm2' }, 'q=ardoise&quantity=8&quantityUnit=m2'],
] as const)('d’autres mots, %j, gardent le besoin s’ils n’en disent pas un autre', (typed, expected) => {
  const list = parseListQuery(new URLSearchParams('q=tuile&quantity=35&quantityUnit=m2&waste=10'));
  expect(listAddress(changeWords(list, typed, true))).toBe(`/materials?${expected}`);
});
