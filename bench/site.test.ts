import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMaterial } from './find-material.ts';
import {
  listCalls,
  listPages,
  measureCached,
  measureUncached,
  type PageEffort,
} from './pages/measure-page.ts';
import { openFloor } from './pages/open-floor.ts';
import { readAnswer } from './read-answer.ts';
import { startCases, startFloorsTwice, startSiteTwice } from './start/measure-start.ts';

const port = Number(process.env.BENCH_PORT ?? 8391);
const once: PageEffort = { warmUp: 0, requests: 1, cachedRequests: 1, rounds: 1, clients: 1 };
const linkToMaterial = /href="\/materials\/[0-9a-f-]{36}/;
const contents: Record<string, RegExp> = {
  home: linkToMaterial,
  list: linkToMaterial,
  'list of a branch': linkToMaterial,
  material: /"@type":"Product"/,
  about: /<h1/,
};
let site: Awaited<ReturnType<typeof startSiteTwice>>;
let materialId: string;

beforeAll(async () => {
  site = await startSiteTwice(port, 'none');
  materialId = await findMaterial(site.origin);
});
afterAll(() => site?.remove());

it.each(startCases)('le démarrage, une fois : %s', (name) => {
  expect(site.figures[name]).toBeGreaterThan(0);
});

it('les planchers du démarrage, une fois', async () => {
  const floors = await startFloorsTwice();
  expect(startCases.filter((name) => !(floors[name] > 0))).toEqual([]);
});

async function readAsFloor(path: string): Promise<Buffer> {
  const ours = await readAnswer(site.origin + path);
  const floor = await openFloor(site.origin + path);
  expect(await readAnswer(floor.url)).toEqual(ours);
  await floor.close();
  return ours.body;
}

describe('chaque mesure des pages, une fois', () => {
  it.each(listPages('').map(([name]) => name))('%s', async (name) => {
    const path = listPages(materialId).find(([each]) => each === name)?.[1] as string;
    const { bytes } = await measureUncached(site, path, once);
    await measureCached(site.origin + path, once);
    const html = gunzipSync(await readAsFloor(path));
    expect(html.length).toBe(bytes);
    expect(html.toString()).toMatch(contents[name] as RegExp);
  });
});

it.each(listCalls('').map(([name]) => name))('chaque appel gardé, une fois : %s', async (name) => {
  const path = listCalls(materialId).find(([each]) => each === name)?.[1] as string;
  await measureCached(site.origin + path, once);
  await readAsFloor(path);
});
