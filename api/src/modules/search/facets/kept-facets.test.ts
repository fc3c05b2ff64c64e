import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createMaterial, createSeller } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { searchMaterials } from '../testing/search.ts';

const context = useTestApp();
let sellerId: string;
beforeAll(async () => {
  sellerId = (await createSeller(context.db)).id;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => void vi.useRealTimers());

const publish = () => createMaterial(context.db, { sellerId, condition: 'neuf' });

async function readCounts(query = {}) {
  const { total, facets } = await searchMaterials(context.app, { facets: 'true', ...query });
  return { total, ofNew: facets?.conditions.find(({ value }) => value === 'neuf')?.count };
}

it('de tout le marché, le total a cinq secondes de retard au plus, les filtres une minute ; cherchés, aucun', async () => {
  await publish();
  expect(await readCounts()).toEqual({ total: 1, ofNew: 1 });
  await publish();
  vi.setSystemTime(Date.now() + 5001);
  expect(await readCounts()).toEqual({ total: 2, ofNew: 1 });
  expect(await readCounts({ condition: 'neuf' })).toEqual({ total: 2, ofNew: 2 });
  vi.setSystemTime(Date.now() + 55_000);
  expect(await readCounts()).toEqual({ total: 2, ofNew: 2 });
});
