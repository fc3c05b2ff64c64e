import { beforeEach, expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { listActiveFilters } from './active-filters.ts';

beforeEach(() => overwriteGetLocale(() => 'fr'));

const names = {
  category: 'Isolation',
  attributes: new Map([['epaisseur', { label: 'Épaisseur', unit: 'mm' }]]),
};

function list(search: string) {
  return listActiveFilters(parseListQuery(new URLSearchParams(search)), names);
}

it('chaque filtre se lit comme on le dirait', () => {
  const search =
    'q=laine&category=isolation&condition=neuf&condition=surplus&city=Lyon&radius=30&maxPrice=50&inStock=true&before=2026-11-27' +
    '&quantity=35&quantityUnit=m2&maxDeliveredTotal=500&sellerType=professionnel&unit=rouleau&attr.epaisseur.min=100&page=2';
  expect(list(search).map(({ label }) => label)).toEqual([
    'Isolation',
    'Neuf',
    'Surplus de chantier',
    'Autour de Lyon, 30\u00A0km',
    'Jusqu’à 50,00\u00A0€\u00A0TTC',
    'En stock',
    'Chez moi avant le vendredi 27 nov.',
    'Jusqu’à 500,00\u00A0€\u00A0TTC livré',
    'Professionnel',
    'rouleau',
    'Épaisseur dès 100\u00A0mm',
  ]);
});

it.each([
  ['fr', 'État\u00A0: Bon état', 'Pose\u00A0: au cordeau'],
  ['en-US', 'État: Good condition', 'Pose: au cordeau'],
] as const)(
  'un choix du catalogue se dit en %s, les mots d’un vendeur restent les siens',
  (locale, ...labels) => {
    overwriteGetLocale(() => locale);
    const attributes = new Map([
      ['etat', { label: 'État' }],
      ['pose', { label: 'Pose' }],
    ]);
    const query = { attributes: { 'attr.etat': ['Bon état'], 'attr.pose': ['au cordeau'] } };
    expect(listActiveFilters(query, { attributes }).map(({ label }) => label)).toEqual(labels);
  },
);

it('en retirer un garde les autres et revient à la première page', () => {
  const [surplus, reuse, place] = list(
    'condition=surplus&condition=reemploi&city=Lyon&lat=45&lng=4&radius=30&page=3',
  );
  expect(surplus?.to).toBe('/materials?condition=reemploi&city=Lyon&lat=45&lng=4&radius=30&scroll=true');
  expect(reuse?.to).toContain('condition=surplus&city');
  expect(place?.to).toBe('/materials?condition=surplus&condition=reemploi&scroll=true');
});

it('la zone de la carte remplace le rayon ; sans elle, on cherche de nouveau autour du lieu', () => {
  const [area, ...others] = list('city=Lyon&radius=30&bounds=45,4,46,5');
  expect([area?.label, others]).toEqual(['Dans cette zone', []]);
  expect(area?.to).toBe('/materials?city=Lyon&radius=30&scroll=true');
});

it('dans toute la France, le lieu se retire à part', () => {
  const [place, ...others] = list('q=tuile&city=Brest&anywhere=true');
  expect([place?.label, place?.isPlace, others]).toEqual(['Distances depuis Brest', true, []]);
  expect(place?.to).toBe('/materials?q=tuile&scroll=true');
});

it('sans sa catégorie, une recherche perd les mesures qui n’étaient qu’à elle', () => {
  const [category, condition] = list('category=isolation&attr.epaisseur.min=100&condition=neuf');
  expect(category?.to).toBe('/materials?condition=neuf&scroll=true');
  expect(condition?.to).toBe('/materials?category=isolation&attr.epaisseur.min=100&scroll=true');
});

it('ce que personne ne propose ne se montre pas', () => {
  expect(list('condition=volé&unit=tas&sellerType=fée&quantity=-&scroll=true')).toEqual([]);
});
