import { createClient } from '@parpaing/contract/client';
import { callSchemas } from '@parpaing/contract/schemas';
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
    if (pathname === '/api/materials/suggest')
      return Response.json({
        suggestions: [{ kind: 'seller', text: `Négoce ${query.q}`, id: '1', count: 3 }],
      });
    asked.push(query);
    const parsed = callSchemas.listMaterials.query.safeParse(query);
    const impossible = parsed.error?.issues.map(({ path }) => String(path[0])) ?? [];
    const details = [...impossible, ...faults.filter((name) => name in query)].map((field) => ({
      field,
      message: 'Impossible.',
    }));
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

it('des mots qui ne trouvent rien amènent ce qu’ils ont pu vouloir dire', async () => {
  const { api } = openApi();
  const { related } = await loadSearch(api, parse('q=Dupré'));
  expect(related).toMatchObject([{ kind: 'seller', text: 'Négoce Dupré' }]);
  const found = await loadSearch(openApi({ answer: { total: 1 } }).api, parse('q=Dupré'));
  expect(found.related).toEqual([]);
});

it.each([
  ['maxTotal=500', 'quantity'],
  ['maxDeliveredTotal=500&quantity=35&quantityUnit=m2', 'city'],
  ['maxTotal=500&quantity=0&quantityUnit=m2', 'quantity'],
])(
  '« %s » : un budget auquel il manque sa quantité ou son lieu ne se cherche pas, et cela se dit',
  async (search, fault) => {
    const { faults, query } = await loadSearch(openApi().api, parse(`q=laine&${search}`));
    expect(Object.keys(faults)).toEqual([fault]);
    expect(query).not.toHaveProperty('maxTotal');
    expect(query).not.toHaveProperty('maxDeliveredTotal');
  },
);

it('une commune inconnue emporte le budget livré', async () => {
  const { api } = openApi({ faults: ['city'] });
  const list = parse('quantity=35&quantityUnit=m2&city=Villeurban&maxDeliveredTotal=500');
  expect((await loadSearch(api, list)).query).not.toHaveProperty('maxDeliveredTotal');
});
