import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../api/src/testing/test-database.ts';
import { findMaterial } from '../find-material.ts';
import { readAnswer } from '../read-answer.ts';
import { measureScenario, type ScenarioEffort } from './measure-scenario.ts';
import { listScenarios, type Scenario } from './scenarios.ts';
import { type Catalogue, serveCatalogue } from './serve-catalogue.ts';

const size = 400;
const once: ScenarioEffort = { warmUp: 0, requests: 1, rounds: 1, clients: 1, roundMs: 0 };
const empty = ['page 30 of a broad text search', 'words that nothing has'];
/** The API answers them from its memory. */
const withoutStatements = ['summary', 'categories'];

const names = listScenarios('').map(({ name }) => name);
const closing: (() => Promise<unknown>)[] = [];
let catalogue: Catalogue;
let materialId: string;

beforeAll(async () => {
  const database = await createTestDatabase();
  closing.push(database.drop);
  const folder = mkdtempSync(join(tmpdir(), 'parpaing-bench-'));
  closing.push(async () => rmSync(folder, { recursive: true }));
  catalogue = await serveCatalogue({ databaseUrl: database.url, folder, size });
  closing.push(catalogue.close);
  materialId = await findMaterial(catalogue.url);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const isDate = (value: unknown): value is string => /^\d{4}-\d\d-\d\dT/.test(String(value));

/** PostgreSQL writes dates in another way than JavaScript. */
const readJson = async (url: string) =>
  JSON.parse(await (await fetch(url)).text(), (_key, value) => (isDate(value) ? Date.parse(value) : value));

async function expectSameAnswer(ours: string, floor: string, { best }: Scenario) {
  if (!best) return expect(await readAnswer(floor)).toEqual(await readAnswer(ours));
  const { items, attributes, categoryPath, ...others } = await readJson(ours);
  if (items) return expect(await readJson(floor)).toEqual({ items });
  const values = attributes.map(({ key, value }: { key: string; value: unknown }) => [key, value]);
  expect(await readJson(floor)).toEqual({ ...others, attributes: Object.fromEntries(values) });
}

describe('chaque mesure du catalogue, une fois', () => {
  it.each(names)('%s', async (name) => {
    const scenario = listScenarios(materialId).find((each) => each.name === name) as Scenario;
    const { floorUrl, statements } = await measureScenario(catalogue, scenario, once);
    const url = catalogue.url + scenario.path;
    await expectSameAnswer(url, floorUrl, scenario);
    expect(statements > 0).toBe(!withoutStatements.includes(name));

    const { items, suggestions, places, categories, materials, id } = await readJson(url);
    const list = items ?? suggestions ?? places ?? categories;
    if (list) expect(list.length > 0).toBe(!empty.includes(name));
    else if (materials) expect(materials).toBe(size);
    else expect(id).toBe(materialId);
  });
});
