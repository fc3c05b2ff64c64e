import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { listEntries, parseListQuery } from '../../../entities/list-query/list-query.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import type { FoundMaterials } from './load-search.ts';
import { ResultsSummary } from './results-summary.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const nothing = {
  total: 0,
  isTotalExact: true,
  correction: null,
  leftOut: [],
  comparedBy: null,
  widenings: [],
};

/** What is read, with the links' addresses. */
function summarise(address: string, results: object, faults: FoundMaterials['faults'] = {}) {
  const found = { results: { ...nothing, ...results }, faults, guesses: [], attributeNames: [epaisseur] };
  const asked = parseListQuery(new URLSearchParams(address));
  const understood = parseListQuery(listEntries(asked).filter(([name]) => !(name in faults)));
  const summary = <ResultsSummary query={{ asked, understood }} found={found as unknown as FoundMaterials} />;
  const router = createMemoryRouter([{ path: '/', element: summary }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00A0', ' ');
}

const epaisseur = { key: 'epaisseur', label: 'Épaisseur', kind: 'number', min: 0, max: 1 } as const;

it('chaque valeur impossible est dite une fois, au nom de son filtre', () => {
  const html = summarise(
    'lat=x&lng=y',
    {},
    { lat: 'Faux.', lng: 'Faux.', sort: 'Non.', 'attr.epaisseur.min': 'Oups.' },
  );
  expect(html.match(/Lieu : Faux\./g)).toHaveLength(1);
  expect(html).toContain('Trier par : Non.');
  expect(html).toContain('Épaisseur : Oups.');
  expect(html).not.toContain('30 km');
});

it('une correction se défait et se refait', () => {
  const words = { from: 'laine de vere', to: 'laine de verre' };
  const corrected = summarise('q=laine+de+vere', { correction: { ...words, isUndone: false } });
  expect(corrected).toContain('href="/materials?q=laine+de+vere&amp;exact=true&amp;scroll=true"');
  const undone = summarise('q=laine+de+vere&exact=true', { correction: { ...words, isUndone: true } });
  expect(undone).toContain('href="/materials?q=laine+de+vere&amp;scroll=true"');
  expect(undone).toContain('Chercher plutôt « laine de verre »');
});

it('ce qui ne contient aucun mot le dit', () => {
  expect(summarise('q=%25', { leftOut: ['%'] })).toContain('pas de mot à chercher dans « % »');
});

it('un lieu nommé parmi les mots se dit, et redevient un mot', () => {
  const placeInWords = { typed: 'lyon', rest: 'laine', name: 'Lyon', city: 'Lyon', radiusKm: 50 };
  const around = summarise('q=laine+lyon', { placeInWords: { ...placeInWords, isSearched: true } });
  expect(around).toContain('Autour de Lyon (50 km)');
  expect(around).toContain('href="/materials?q=laine+lyon&amp;placeAsWords=true&amp;scroll=true"');
  const offered = summarise('q=laine+lyon', { placeInWords: { ...placeInWords, isSearched: false } });
  expect(offered).toContain('href="/materials?q=laine&amp;city=Lyon&amp;radius=50&amp;scroll=true"');
  const alone = summarise('q=lyon', { placeInWords: { ...placeInWords, rest: '', isSearched: false } });
  expect(alone).toContain('href="/materials?city=Lyon&amp;radius=50&amp;scroll=true"');
});

const quantityInWords = { typed: '35 m2', quantity: 35, unit: 'm2', q: 'laine lyon', isApplied: true };

it('une quantité calculée d’après les mots se dit, se défait et se refait', () => {
  const html = summarise('q=35+m2+laine+lyon', { quantityInWords });
  expect(html).toContain('Calculé pour 35 m², compris dans vos mots · ');
  expect(html).toContain('href="/materials?q=35+m2+laine+lyon&amp;quantityAsWords=true&amp;scroll=true"');
  expect(html).toContain('Chercher ces mots tels quels');
  const undone = summarise('q=35+m2+laine+lyon&quantityAsWords=true', {
    quantityInWords: { ...quantityInWords, isApplied: false },
  });
  expect(undone).toContain('href="/materials?q=35+m2+laine+lyon&amp;scroll=true"');
  expect(undone).toContain('Calculer les totaux pour 35 m²');
  expect(undone).not.toContain('compris');
});

it('une quantité d’une autre unité que ce qui est trouvé dit qu’elle n’a pas compté', () => {
  const found = { quantityInWords: { ...quantityInWords, isApplied: false } };
  expect(summarise('q=35+m2+ciment', { ...found, total: 3 })).toContain('ne se vendent pas ainsi');
  expect(summarise('q=35+m2+ciment', found)).not.toContain('35 m²');
});

it('une correction, un mot de moins ou le besoin retiré gardent ou perdent la quantité des mots', () => {
  const html = summarise('q=35+m2+laine+lyon', {
    total: 1,
    quantityInWords,
    suggestion: 'laine lion',
    widenings: [{ kind: 'filter', name: 'need', more: 4 }],
  });
  expect(html).toContain(
    'href="/materials?q=laine+lion&amp;quantity=35&amp;quantityUnit=m2&amp;waste=0&amp;scroll=true"',
  );
  expect(html).toContain('href="/materials?q=laine+lyon&amp;scroll=true"');
});

it('« dans toute la France » garde le lieu, donné ou nommé parmi les mots', () => {
  const widenings = [{ kind: 'anywhere', more: 9 }];
  const given = summarise('q=tuile&city=Ajaccio&radius=50', { total: 1, widenings });
  expect(given).toContain('href="/materials?q=tuile&amp;city=Ajaccio&amp;anywhere=true&amp;scroll=true"');
  const placeInWords = {
    typed: 'ajaccio',
    rest: 'tuile',
    name: 'Ajaccio',
    city: 'Ajaccio',
    radiusKm: 50,
    isSearched: true,
  };
  const named = summarise('q=tuile+ajaccio', { total: 1, widenings, placeInWords });
  expect(named).toContain('href="/materials?q=tuile+ajaccio&amp;anywhere=true&amp;scroll=true"');
  const anywhere = summarise('q=tuile+ajaccio&anywhere=true', { total: 9, placeInWords });
  expect(anywhere).toContain('Dans toute la France, distances depuis Ajaccio');
  const area = summarise('q=tuile&bounds=45,4,46,5', { total: 1, widenings });
  expect(area).toContain('href="/materials?q=tuile&amp;scroll=true"');
});

it('un mot mieux connu est proposé, et ce qui élargirait la recherche dit de combien', () => {
  const html = summarise('q=chape+rouge&radius=10&maxPrice=5', {
    total: 1,
    suggestion: 'chaux rouge',
    widenings: [
      { kind: 'radius', radiusKm: 50, more: 7 },
      { kind: 'filter', name: 'price', more: 2 },
      { kind: 'word', word: 'rouge', q: 'chape', more: 4 },
    ],
  });
  expect(html).toContain('Vouliez-vous dire « chaux rouge » ?');
  expect(html).toContain('Élargir à 50 km : +7');
  expect(html).toContain('href="/materials?q=chape+rouge&amp;radius=50&amp;maxPrice=5&amp;scroll=true"');
  expect(html).toContain('Sans « rouge » : +4');
  expect(html).toContain(
    'href="/materials?q=chape&amp;radius=10&amp;maxPrice=5&amp;placeAsWords=true&amp;scroll=true"',
  );
});

it('sans un mot, le lieu nommé parmi les mots reste celui qu’on cherche', () => {
  const html = summarise('q=tuile+rouge+marseille&maxPrice=5', {
    total: 1,
    placeInWords: {
      typed: 'marseille',
      rest: 'tuile rouge',
      name: 'Marseille',
      city: 'Marseille',
      radiusKm: 50,
      isSearched: true,
    },
    widenings: [{ kind: 'word', word: 'rouge', q: 'tuile', more: 5 }],
  });
  expect(html).toContain(
    'href="/materials?q=tuile&amp;maxPrice=5&amp;city=Marseille&amp;radius=50&amp;scroll=true"',
  );
});
