import { createClient } from '@parpaing/contract/client';
import type { Understood } from '@parpaing/contract/schemas';
import { expect, it } from 'vitest';
import { parseListQuery } from '../../../entities/list-query/list-query.ts';
import { loadSellers } from '../sellers/load-sellers.ts';
import { loadSearch } from './load-search.ts';

const parse = (search: string) => parseListQuery(new URLSearchParams(search));

const nothing = { items: [], total: 0, isTotalExact: true, comparedBy: null };

/** An API that says what it was asked; it understands all of it, unless told otherwise. */
function openApi(answer: Understood & { total?: number; comparedBy?: string } = {}) {
  const asked: string[] = [];
  const api = createClient('https://parpaing.example', async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (pathname === '/api/places')
      return Response.json({ places: [{ name: `${searchParams.get('q')}ne` }] });
    if (pathname === '/api/materials/suggest')
      return Response.json({
        suggestions: [{ kind: 'seller', text: `Négoce ${searchParams.get('q')}`, id: '1', count: 3 }],
      });
    asked.push(String(searchParams));
    searchParams.delete('tolerant');
    return Response.json({ ...nothing, understood: String(searchParams), faults: [], ...answer });
  });
  return { api, asked };
}

const fault = (field: string) => ({ field, code: 'custom', message: 'Impossible.' });

it('une valeur impossible est dite, et la page montre ce qui a été cherché sans elle', async () => {
  const { api, asked } = openApi({ understood: 'q=laine&facets=true', faults: [fault('radius')] });
  const { faults, query, understood, results } = await loadSearch(api, parse('q=laine&radius=900&view=map'));
  expect(faults).toEqual({ radius: 'Impossible.' });
  expect(query).toEqual({ q: 'laine' });
  expect(understood).toBe('q=laine&view=map');
  expect(asked).toEqual(['q=laine&radius=900&tolerant=true&facets=true']);
  expect(results).not.toHaveProperty('understood');
});

it('le rayon habituel se cherche, mais n’entre pas dans l’adresse de la page', async () => {
  const { api } = openApi({ understood: 'city=Lyon&radius=30', faults: [fault('radius')] });
  const { query, understood } = await loadSearch(api, parse('city=Lyon&radius=abc'));
  expect([query, understood]).toEqual([{ city: 'Lyon', radius: '30' }, 'city=Lyon']);
});

it('de plusieurs valeurs, aucune ne se perd', async () => {
  const { api } = openApi();
  const { query, understood } = await loadSearch(api, parse('condition=neuf&condition=surplus&scroll=true'));
  expect(query).toEqual({ condition: ['neuf', 'surplus'] });
  expect(understood).toBe('condition=neuf&condition=surplus&scroll=true');
});

it('une commune inconnue amène celles qui lui ressemblent', async () => {
  const unknown = { understood: 'q=laine&radius=30', faults: [fault('city')] };
  const list = parse('q=laine&city=Villeurban&radius=30&view=sellers');
  const guesses = [{ name: 'Villeurbanne' }];
  expect((await loadSearch(openApi(unknown).api, list)).guesses).toEqual(guesses);
  expect(await loadSellers(openApi(unknown).api, list)).toEqual({
    results: nothing,
    faults: { city: 'Impossible.' },
    understood: 'q=laine&radius=30&view=sellers',
    guesses,
  });
});

it('des prix comparés par unité ne se cherchent que parmi ce qui a cette unité', async () => {
  const { query, understood } = await loadSearch(openApi({ comparedBy: 'm2' }).api, parse('sort=prix_base'));
  expect(query).toEqual({ sort: 'prix_base', baseUnit: 'm2' });
  expect(understood).toBe('sort=prix_base');
});

it('une adresse ne change ni la taille d’une page ni ses comptes', async () => {
  const { api, asked } = openApi();
  await loadSearch(api, parse('limit=1&facets=false&tolerant=false&q=laine'));
  expect(asked).toEqual(['tolerant=true&q=laine&facets=true']);
});

it('des mots qui ne trouvent rien amènent ce qu’ils ont pu vouloir dire', async () => {
  const { related } = await loadSearch(openApi().api, parse('q=Dupré'));
  expect(related).toMatchObject([{ kind: 'seller', text: 'Négoce Dupré' }]);
  const found = await loadSearch(openApi({ total: 1 }).api, parse('q=Dupré'));
  expect(found.related).toEqual([]);
});
