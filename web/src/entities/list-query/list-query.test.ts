import { expect, it } from 'vitest';
import { clearPlace, listEntries, listParams, parseAttributeParam, parseListQuery } from './list-query.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));
const write = (search: string) => new URLSearchParams(listEntries(parse(search))).toString();

const whole = {
  q: 'laine de verre',
  exact: true,
  placeAsWords: true,
  quantityAsWords: true,
  category: 'isolation',
  condition: ['surplus', 'neuf'],
  city: 'Lyon (69001)',
  lat: 45.76,
  lng: -4.84,
  radius: 50,
  anywhere: true,
  bounds: [45.5, -4.9, 46, 5],
  minPrice: '5',
  maxPrice: '19.90',
  priceBy: 'base',
  tax: 'ht',
  inStock: true,
  delivery: true,
  before: '2026-11-27',
  quantity: '35.50',
  quantityUnit: 'm2',
  waste: '10',
  maxTotal: '900',
  maxDeliveredTotal: '1000',
  sellerType: 'professionnel',
  seller: '0190',
  unit: ['rouleau', 'palette'],
  baseUnit: 'm2',
  sort: 'prix_base',
  view: 'map',
  page: 3,
  scroll: true,
  compare: ['a', 'b'],
  allFilters: true,
  attributes: { 'attr.epaisseur.min': ['100'], 'attr.norme': ['ACERMI', 'NF & CE'] },
  unparsed: [['utm_source', 'lettre']],
} as const;

it('une recherche entière s’écrit et se relit telle quelle, dans son ordre', () => {
  const entries = listEntries(whole as never);
  expect(parseListQuery(entries)).toEqual(whole);
  expect(listEntries(parseListQuery(entries))).toEqual(entries);
  expect(new Set(entries.map(([name]) => name))).toEqual(
    new Set([...Object.keys(listParams), 'attr.epaisseur.min', 'attr.norme', 'utm_source']),
  );
});

it('la liste des vendeurs s’écrit et se relit', () => {
  const search = 'view=sellers&city=Lyon&radius=50&q=bois&page=2';
  expect(write(search)).toBe(search);
  expect(parse(search)).toEqual({ view: 'sellers', city: 'Lyon', radius: 50, q: 'bois', page: 2 });
});

it('une recherche garde l’ordre de son adresse', () => {
  const search = 'view=map&attr.toString=3&condition=neuf&condition=reemploi&q=laine';
  expect(write(search)).toBe(search);
});

it.each([
  'page=0',
  'page=418',
  'page=1.5',
  'page=deux',
  'radius=900',
  'radius=7.5',
  'lat=nord',
  'lng=Infinity',
  'condition=vol%C3%A9',
  'unit=tas',
  'sort=au+hasard',
  'inStock=1',
  'inStock=false',
  'view=grille',
  'tax=tva',
  'quantityUnit=pied',
  'toString=3',
  '__proto__=3',
  'attributes=3',
  'unparsed=3',
])('« %s », que rien ne comprend, n’est rien d’autre et reste dans l’adresse', (search) => {
  const [pair] = [...new URLSearchParams(search)];
  expect(parse(search)).toEqual({ unparsed: [pair] });
  expect(write(search)).toBe(search);
});

it.each(['page=1', 'page=417', 'radius=1', 'radius=200', 'lat=0', 'lng=-4.85', 'compare='])(
  '« %s » se comprend',
  (search) => {
    expect(parse(search).unparsed).toBeUndefined();
    expect(write(search)).toBe(search);
  },
);

it('d’une valeur répétée la première compte, et l’API refusera les autres', () => {
  const search = 'q=laine&q=tuile';
  expect(parse(search)).toEqual({ q: 'laine', unparsed: [['q', 'tuile']] });
  expect(write(search)).toBe(search);
});

it('un bon choix parmi de mauvais reste choisi', () => {
  expect(parse('condition=volé&condition=neuf')).toEqual({
    condition: ['neuf'],
    unparsed: [['condition', 'volé']],
  });
});

it('un champ vide, ou qui n’a que des espaces, ne dit rien', () => {
  const form = new FormData();
  for (const name of ['q', 'minPrice', 'lat', 'condition', 'attr.norme', 'inconnu']) form.append(name, ' ');
  expect(parseListQuery(form)).toEqual({});
  expect(parse('q=+laine++')).toEqual({ q: 'laine' });
});

it('une mesure dit sa borne, une autre caractéristique sa valeur', () => {
  expect(parseAttributeParam('attr.epaisseur.min')).toEqual({ key: 'epaisseur', bound: 'min' });
  expect(parseAttributeParam('attr.norme')).toEqual({ key: 'norme', bound: undefined });
  expect(parseAttributeParam('norme')).toEqual({ key: undefined, bound: undefined });
});

it('sans lieu, rien ne se trie par distance', () => {
  expect(clearPlace({ sort: 'distance' })).toHaveProperty('sort', undefined);
  expect(clearPlace({ sort: 'prix' })).not.toHaveProperty('sort');
});
