import { expect, it } from 'vitest';
import { useDemoApp } from '../../../testing/test-app.ts';
import { readGradedSet } from '../testing/query-sets.ts';
import { searchMaterials } from '../testing/search.ts';

const context = useDemoApp();
const leastMean = 0.88;
const depth = 10;

const discount = (gains: number[]) =>
  gains.slice(0, depth).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);

/** The second was written from the titles before any answer was seen, and nothing was changed for it. */
it.each(['graded', 'graded-held-out'] as const)(
  '« %s » : les dix premiers sont les meilleurs, et dans le bon ordre',
  { timeout: 300_000 },
  async (name) => {
    const published = context.db.selectFrom('materials').select('title').where('status', '=', 'publie');
    const titles = (await published.execute()).map(({ title }) => title);
    const set = readGradedSet(name);
    const measured: { told: string; ndcg: number }[] = [];
    for (const { query, grade } of set) {
      const { items, neighbours } = await searchMaterials(context.app, { q: query });
      const shown = [...items, ...(neighbours?.items ?? [])].slice(0, depth).map(({ title }) => title);
      const ideal = titles.map(grade).toSorted((one, other) => other - one);
      const ndcg = discount(shown.map(grade)) / discount(ideal);
      measured.push({ ndcg, told: `${ndcg.toFixed(2)} « ${query} » : ${shown.join(' | ')}` });
    }
    const mean = measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / set.length;
    const worst = measured.toSorted((one, other) => one.ndcg - other.ndcg).slice(0, 10);
    expect(set.length).toBeGreaterThanOrEqual(60);
    expect(mean, worst.map(({ told }) => told).join('\n')).toBeGreaterThanOrEqual(leastMean);
  },
);
