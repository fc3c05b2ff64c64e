import { describe, expect, it } from 'vitest';
import { useDemoApp } from '../../../testing/test-app.ts';
import { relevanceTable } from '../testing/relevance-table.ts';
import { searchMaterials } from '../testing/search.ts';

const context = useDemoApp();

const search = (query: Record<string, string>) => searchMaterials(context.app, query);

describe('un acheteur cherche dans le catalogue', () => {
  it.each(relevanceTable)('« %s » : d’abord %s', async (q, first, never, correction) => {
    const answer = await search({ q });
    const titles = answer.items.slice(0, 5).map(({ title }) => title);
    expect(titles.length, 'des résultats').toBeGreaterThan(0);
    expect(titles[0]).toMatch(first);
    if (never) for (const title of titles) expect(title).not.toMatch(never);
    expect(answer.correction?.to ?? null).toBe(correction ?? null);
  });
});
