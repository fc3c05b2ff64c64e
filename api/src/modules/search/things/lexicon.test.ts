import { expect, it } from 'vitest';
import { useTestApp } from '../../../testing/test-app.ts';
import { getCategories } from '../../categories/service.ts';
import { getLexicon, readBrands, readTradeNouns } from './lexicon.ts';

const context = useTestApp();

it('chaque chose a une racine de mot, une fois, et une catégorie qui existe', async () => {
  const nouns = await readTradeNouns();
  const { bySlug } = await getCategories(context.db);
  const unknown = nouns.filter(({ category }) => category !== null && !bySlug.has(category));
  expect(unknown).toEqual([]);
  const terms = [...nouns.map(({ term }) => term), ...(await readBrands())];
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  const lexicon = await getLexicon(context.db);
  expect([lexicon.nouns.has(''), lexicon.brands.has('')]).toEqual([false, false]);
});
