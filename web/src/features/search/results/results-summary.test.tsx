import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import type { FoundMaterials } from './load-search.ts';
import { ResultsSummary } from './results-summary.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const nothing = { total: 0, isTotalExact: true, correction: null, leftOut: [], comparedBy: null };

/** What is read, with the links' addresses. */
function summarise(address: string, results: object, faults: FoundMaterials['faults'] = {}) {
  const found = { results: { ...nothing, ...results }, faults, guesses: [], attributeNames: [epaisseur] };
  const summary = (
    <ResultsSummary
      query={parseListQuery(new URLSearchParams(address))}
      found={found as unknown as FoundMaterials}
    />
  );
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
