import { expect, it } from 'vitest';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import type { ChosenPlace } from '../../../entities/place/chosen-place.ts';
import { readSearchForm } from './read-search-form.ts';

const montreuil = {
  name: 'Montreuil',
  postalCode: '93100',
  latitude: 48.8638,
  longitude: 2.4485,
  radius: 30,
};

function search(fields: Record<string, string>, place: ChosenPlace | null = null) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return listAddress(readSearchForm(form, place)).replace('/materials?', '');
}

it('un visiteur qui remplit tout cherche autour de sa commune', () => {
  expect(search({ q: ' laine de verre ', city: 'Montreuil', radius: '30', scroll: 'true' })).toBe(
    'q=laine+de+verre&city=Montreuil&radius=30&scroll=true',
  );
});

it('un visiteur qui ne dit pas où ne traîne ni champ vide ni rayon dans l’adresse', () => {
  expect(search({ q: 'tuiles', city: '', radius: '30', scroll: 'true' })).toBe('q=tuiles&scroll=true');
});

it('dans toute la France, le lieu part sans rayon', () => {
  expect(search({ q: 'tuiles', city: 'Brest', radius: '' })).toBe('q=tuiles&city=Brest&anywhere=true');
  expect(search({ q: 'tuiles', city: '', radius: '' })).toBe('q=tuiles');
});

it('un lieu choisi part avec sa position, un lieu retapé par-dessus part seul', () => {
  expect(search({ city: 'Montreuil (93100)', radius: '30' }, montreuil)).toBe(
    'city=Montreuil+%2893100%29&radius=30&lat=48.8638&lng=2.4485',
  );
  expect(search({ city: 'Lyon', radius: '30' }, montreuil)).toBe('city=Lyon&radius=30');
});

it('« ma position » part sans nom : ce serait celle de quelqu’un d’autre', () => {
  const here = { name: 'ma position', postalCode: '', latitude: 45.75, longitude: 4.85, radius: 30 };
  expect(search({ city: 'ma position', radius: '30' }, here)).toBe('radius=30&lat=45.75&lng=4.85');
});
