import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnswerCache } from '../../cache/answer-cache.ts';
import type { ChangedMaterials } from '../../db/announcements.ts';
import { createMaterial, createSeller } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { receiveAnswer } from './in-process-answers.ts';

const answers = createAnswerCache();
const context = useTestApp({ answers });
let hearsChanges: boolean;
let sellerId: string;
let id: string;
let otherId: string;

beforeAll(async () => {
  const onMaterials = (changed: ChangedMaterials) => hearsChanges && answers.forget(changed);
  context.options.announcements.subscribe({ onMaterials, onGap() {} });
  sellerId = (await createSeller(context.db)).id;
  for (let index = 0; index < 12; index++) otherId = (await createMaterial(context.db, { sellerId })).id;
});
beforeEach(async () => {
  hearsChanges = true;
  id = (await createMaterial(context.db, { sellerId, title: 'Laine de verre' })).id;
  await context.options.announcements.catchUp();
});

const read = (url: string, headers = {}) => context.app.inject({ url, headers });

async function rename(title: string) {
  await context.db.updateTable('materials').set({ title }).where('id', '=', id).execute();
  await context.options.announcements.catchUp();
}

describe.each([
  ['un matériau', () => `/api/materials/${id}`],
  ['une liste', () => '/api/materials?limit=12'],
  ['une recherche', () => '/api/materials?facets=true&q=laine'],
  ['une comparaison', () => `/api/materials/compare?id=${id}&id=${otherId}`],
])('%s', (_, address) => {
  it('se lit une fois pour tous, jusqu’à son changement', async () => {
    const first = await read(address());
    expect(first.body).toContain('Laine de verre');
    hearsChanges = false;
    await rename('Laine de roche');
    const second = await read(address());
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
    hearsChanges = true;
    await rename('Laine de mouton');
    expect((await read(address())).body).toContain('Laine de mouton');
  });

  it('n’est pas renvoyé à qui l’a déjà', async () => {
    const { headers, body } = await read(address());
    expect((await read(address())).body).toBe(body);
    const unchanged = await read(address(), { 'if-none-match': headers.etag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  });
});

it('l’ordre des paramètres ne fait pas une autre réponse, la langue si', async () => {
  const { body } = await read('/api/materials?q=laine&limit=12&facets=true');
  hearsChanges = false;
  await rename('Laine de roche');
  expect((await read('/api/materials?facets=true&limit=12&q=laine')).body).toBe(body);
  const english = await read('/api/materials?q=laine&limit=12&facets=true', { 'accept-language': 'en-US' });
  expect(english.body).toContain('Laine de roche');
});

it('une longue réponse est compressée, courte ou non elle dit ce dont elle dépend', async () => {
  const address = '/api/materials?limit=24&facets=true';
  const plain = await read(address);
  for (const _ of ['faite', 'gardée']) {
    const { headers, rawPayload } = await read(address, { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'accept-language, accept-encoding',
    });
    expect(String(gunzipSync(rawPayload))).toBe(plain.body);
  }
  const short = await read(`/api/materials/${id}`, { 'accept-encoding': 'gzip' });
  expect(short.headers['content-encoding']).toBeUndefined();
  expect(short.headers.vary).toBe('accept-language');
});

it('deux appels égaux font une seule lecture, chacun avec ses en-têtes', async () => {
  const url = '/api/materials?limit=11';
  const run = vi.spyOn(context.options.lanes.searches.queue, 'run');
  const [one, other] = await Promise.all([read(url), read(url)]);
  expect(run).toHaveBeenCalledOnce();
  run.mockRestore();
  expect(one.body).toBe(other.body);
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  const kept = await read(url);
  const unchanged = await read(url, { 'if-none-match': kept.headers.etag });
  for (const { headers } of [one, other, kept, unchanged]) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, no-cache',
    });
  }
});

it('un refus est refait pour chacun', async () => {
  const address = `/api/materials/${id}`;
  await context.db.updateTable('materials').set({ status: 'vendu' }).where('id', '=', id).execute();
  expect((await read(address)).statusCode).toBe(410);
  hearsChanges = false;
  await context.db.updateTable('materials').set({ status: 'publie' }).where('id', '=', id).execute();
  expect((await read(address)).statusCode).toBe(200);
});

it('l’en-tête seul d’une réponse gardée n’a pas de corps', async () => {
  const url = `/api/materials/${id}`;
  const { body, headers } = await read(url);
  const head = await context.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag]);
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(body)));
});

it('une page reçoit un objet, même d’une réponse gardée', async () => {
  const url = `/api/materials/${id}`;
  await read(url);
  const { answer } = await receiveAnswer(() => context.app.inject({ url }));
  expect(answer).toMatchObject({ id, title: 'Laine de verre' });
});

describe('un changement du vendeur se lit aussitôt sur ses matériaux', () => {
  it.each([
    ['son nom', 'Négoce Dupré', () => changeShop({ companyName: 'Négoce Dupré' })],
    ['ses horaires', 'sur rendez-vous', () => changeShop({ pickupHours: 'sur rendez-vous' })],
    ['sa vérification', '"verified":true', () => changeShop({ verified: true })],
    ['sa commune', 'Bagnolet', () => move('Bagnolet')],
  ])('%s', async (_, text, change) => {
    expect((await read(`/api/materials/${id}`)).body).not.toContain(text);
    await change();
    await context.options.announcements.catchUp();
    expect((await read(`/api/materials/${id}`)).body).toContain(text);
  });

  const changeShop = (changes: { companyName?: string; pickupHours?: string; verified?: boolean }) =>
    context.db.updateTable('providerProfiles').set(changes).where('userId', '=', sellerId).execute();
  const move = (city: string) =>
    context.db.updateTable('users').set({ city }).where('id', '=', sellerId).execute();
});
