import { createClient } from '@parpaing/contract/client';
import { expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { loadSearch, removeRefusedParams } from './load-search.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

const nothing = { items: [], total: 0, isTotalExact: true, comparedBy: null };

/** An API that finds some values impossible, and says what it was asked. */
function openApi({ faults = [] as string[], answer = {} } = {}) {
  const asked: Record<string, string>[] = [];
  const api = createClient('https://parpaing.example', async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const query = Object.fromEntries(searchParams);
    if (pathname === '/api/places') return Response.json({ places: [{ name: `${query.q}ne` }] });
    asked.push(query);
    const details = faults
      .filter((name) => name in query)
      .map((field) => ({ field, message: 'Impossible.' }));
    if (details.length > 0) return Response.json({ error: 'invalid', details }, { status: 400 });
    return Response.json({ ...nothing, ...answer });
  });
  return { api, asked };
}

it('une valeur impossible est dite, et rien d’autre n’est cherché avec elle', async () => {
  const { api } = openApi({ faults: ['radius'] });
  const { faults, query } = await loadSearch(api, parse('q=laine&radius=900&view=map'));
  expect(faults).toEqual({ radius: 'Impossible.' });
  expect(query).toEqual({ q: 'laine' });
});

it('une commune inconnue laisse chercher le reste, et propose celles qui lui ressemblent', async () => {
  const { api } = openApi({ faults: ['city'] });
  const list = parse('q=laine&city=Villeurban&radius=30');
  const { faults, query, guesses } = await loadSearch(api, list);
  expect(query).toEqual({ q: 'laine', radius: '30' });
  expect(guesses).toEqual([{ name: 'Villeurbanne' }]);
  expect(removeRefusedParams(list, faults).city).toBeUndefined();
});

it('des prix comparés par unité ne se cherchent que parmi ce qui a cette unité', async () => {
  const { api } = openApi({ answer: { comparedBy: 'm2' } });
  const { query } = await loadSearch(api, parse('sort=prix_base'));
  expect(query).toEqual({ sort: 'prix_base', baseUnit: 'm2' });
});

it('une adresse ne change ni la taille d’une page ni ses comptes', async () => {
  const { api, asked } = openApi();
  await loadSearch(api, parse('limit=1&facets=false&q=laine'));
  expect(asked).toEqual([{ q: 'laine', facets: 'true' }]);
});
