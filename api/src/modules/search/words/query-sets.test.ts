import { expect, it } from 'vitest';
import { useDemoApp } from '../../../testing/test-app.ts';
import { readQuerySet, setNames } from '../testing/query-sets.ts';
import { searchMaterials } from '../testing/search.ts';

const leastRight = 0.97;
const mostWrong = 0.015;

interface Outcome {
  query: string;
  first: string | undefined;
  isRight: boolean;
}

const context = useDemoApp();
const outcomes: Outcome[] = [];

async function runSearch({ query, right, place }: ReturnType<typeof readQuerySet>[number]): Promise<Outcome> {
  const { items, place: searched } = await searchMaterials(context.app, { q: query });
  const first = items[0]?.title;
  const matches = (pattern: string) => first !== undefined && new RegExp(pattern, 'iu').test(first);
  const isAtPlace = place ? Boolean(searched?.name?.startsWith(place)) : searched === null;
  return {
    query,
    first: place === undefined ? first : `${first} (${searched?.name ?? 'partout'})`,
    isRight: matches(right) && (place === undefined || isAtPlace),
  };
}

const tell = (list: Outcome[]) =>
  list.map(({ query, first }) => `« ${query} » : ${first ?? 'rien'}`).join('\n');

it.each(setNames)('« %s » : le bon matériau vient d’abord', { timeout: 120_000 }, async (name) => {
  const set: Outcome[] = [];
  for (const expected of readQuerySet(name)) set.push(await runSearch(expected));
  outcomes.push(...set);
  const missed = set.filter(({ isRight }) => !isRight);
  expect(1 - missed.length / set.length, tell(missed)).toBeGreaterThanOrEqual(leastRight);
});

it('presque aucune recherche ne montre d’abord autre chose, et toutes trouvent quelque chose', () => {
  expect(outcomes.length).toBeGreaterThan(500);
  const wrong = outcomes.filter(({ isRight }) => !isRight);
  expect(wrong.length / outcomes.length, tell(wrong)).toBeLessThanOrEqual(mostWrong);
  const empty = outcomes.filter(({ first }) => first === undefined);
  expect(tell(empty)).toBe('');
});
