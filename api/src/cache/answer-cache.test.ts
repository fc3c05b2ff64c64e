import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, createAnswer } from '../http/answers/answer.ts';
import { unavailable } from '../http/errors.ts';
import { type AnswerCache, type Asked, createAnswerCache, normaliseAddress } from './answer-cache.ts';

let now: number;
let cache: AnswerCache;
beforeEach(() => {
  now = 0;
  cache = createAnswerCache({ clock: { now: () => now } });
});

type Make = (signal: AbortSignal) => Promise<Answer>;

const page: Asked = { key: '/?', kind: 'page' };
const pageOfPerson: Asked = { key: '/?', kind: 'pageOfPerson' };
const pageOfMaterial: Asked = { key: '/?', kind: 'material', materialId: '0198-a' };
const call: Asked = { key: '/?', kind: 'materials' };

const write = (body: string, status = 200, headers = {}) =>
  createAnswer({ status, headers, body, compressions: ['br', 'gzip'] });
const answering = (body: string, status = 200) => vi.fn(async () => write(body, status));
const readAs = async (asked: Asked, make: Make, signal?: AbortSignal) =>
  String(await (await cache.get(asked, make, signal)).encode());
const read = (make: Make) => readAs(page, make);

it('des visiteurs qui arrivent ensemble partagent un seul rendu', async () => {
  const render = answering('<p>matériaux</p>');
  const ask = () => cache.get(page, render);
  const [answer] = await Promise.all([ask(), ask(), ask()]);
  expect(render).toHaveBeenCalledOnce();
  expect(String(answer.encode())).toBe('<p>matériaux</p>');
  expect(String(brotliDecompressSync(await answer.encode('br')))).toBe('<p>matériaux</p>');
  expect(String(gunzipSync(await answer.encode('gzip')))).toBe('<p>matériaux</p>');
});

it('un rendu refusé à un visiteur ne l’est pas à ceux qui l’attendaient avec lui', async () => {
  const refused = vi.fn().mockRejectedValue(unavailable('busy'));
  const render = answering('matériaux');
  const [first, second] = await Promise.allSettled([read(refused), read(render)]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: 'matériaux' });
});

it('un rendu qui échoue après une attente n’est pas recommencé par chacun', async () => {
  const slow = vi.fn(async () => {
    await nextTurn();
    now = 2000;
    return write('panne', 503);
  });
  const render = answering('matériaux');
  expect(await Promise.all([read(slow), read(render)])).toEqual(['panne', 'panne']);
  expect(render).not.toHaveBeenCalled();
});

it('une page périmée est servie pendant qu’une neuve se prépare', async () => {
  const render = answering('neuve');
  await read(answering('ancienne'));

  now = 4_000;
  expect(await read(render)).toBe('ancienne');
  expect(render).not.toHaveBeenCalled();

  now = 11_000;
  expect(await read(render)).toBe('ancienne');
  expect(render).toHaveBeenCalledOnce();
  await vi.waitFor(async () => expect(await read(render)).toBe('neuve'));
});

it.each([
  ['le rendu échoue', answering('panne', 503)],
  ['le rendu est refusé', () => Promise.reject(new Error('file pleine'))],
  ['une partie manque', async () => write('incomplète', 200, { 'cache-control': 'no-store' })],
])('une page, même ancienne, vaut mieux qu’une panne (%s)', async (_, failing) => {
  await read(answering('ancienne'));
  now = 3_600_000;
  expect(await read(failing)).toBe('ancienne');
  expect(await read(failing)).toBe('ancienne');
  expect(await read(answering('neuve'))).toBe('neuve');
});

it('une panne ne montre pas plus longtemps la page d’une personne', async () => {
  await readAs(pageOfPerson, answering('Camille M.'));
  now = 10_000;
  expect(await readAs(pageOfPerson, answering('panne', 503))).toBe('panne');
});

it('une page trop ancienne n’est plus servie', async () => {
  await read(answering('ancienne'));
  now = 600_000;
  expect(await read(answering('neuve'))).toBe('neuve');
});

it('une page disparue n’est plus servie', async () => {
  await read(answering('en vente'));
  now = 11_000;
  const gone = answering('introuvable', 404);
  expect(await read(gone)).toBe('en vente');
  await vi.waitFor(async () => expect(await read(gone)).toBe('introuvable'));
});

it('la page d’une personne partie ne se montre plus après cinq secondes', async () => {
  await readAs(pageOfPerson, answering('Camille M.'));
  now = 4_000;
  expect(await readAs(pageOfPerson, answering('introuvable', 404))).toBe('Camille M.');
  now = 5_000;
  expect(await readAs(pageOfPerson, answering('introuvable', 404))).toBe('introuvable');
});

it('une panne passagère laisse servir la dernière page connue', async () => {
  await read(answering('bonne'));
  now = 11_000;
  const failing = answering('panne', 500);
  await read(failing);
  await vi.waitFor(() => expect(failing).toHaveResolved());
  expect(await read(failing)).toBe('bonne');
});

it('une page en erreur n’est jamais gardée', async () => {
  const render = answering('', 500);
  await read(render);
  await read(render);
  expect(render).toHaveBeenCalledTimes(2);
});

it.each([
  ['/materials?scroll=true&q=laine', '/materials?q=laine', true],
  ['/materials?q=laine&page=2', '/materials?page=2&q=laine', true],
  ['/materials?id=2&id=1', '/materials?id=1&id=2', false],
  ['/materials?q=laine', '/materials?q=laine+de+verre', false],
  ['/materials??&q=laine', '/materials', false],
  ['/materials?q=laine?q=roche', '/materials?q=laine', false],
  ['/materials', '/about', false],
])('%s et %s, même adresse : %s', (one, other, same) => {
  expect(normaliseAddress(one, 'scroll') === normaliseAddress(other, 'scroll')).toBe(same);
});

it('un matériau modifié se lit aussitôt', async () => {
  const readMaterial = (make: Make) => readAs(pageOfMaterial, make);
  await readMaterial(answering('41,90 €'));
  now = 1;
  cache.forget(['0198-b']);
  expect(await readMaterial(answering('39,90 €'))).toBe('41,90 €');
  cache.forget(['0198-a']);
  now = 2;
  expect(await readMaterial(answering('39,90 €'))).toBe('39,90 €');
});

it('une page qui se dessinait pendant le changement n’est ni gardée ni partagée', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const early = readAs(pageOfMaterial, () => promise);
  now = 1;
  cache.forget(['0198-a']);
  now = 2;
  expect(await readAs(pageOfMaterial, answering('39,90 €'))).toBe('39,90 €');
  resolve(write('41,90 €'));
  await early;
  expect(await readAs(pageOfMaterial, answering('39,90 €'))).toBe('39,90 €');
});

it('une liste a cinq secondes de retard au plus, mais ne se redessine pas sans changement', async () => {
  await read(answering('12 matériaux'));
  now = 100;
  cache.forget(['0198-a']);
  now = 4_000;
  expect(await read(answering('13 matériaux'))).toBe('12 matériaux');
  now = 5_000;
  expect(await read(answering('13 matériaux'))).toBe('13 matériaux');
  now = 60_000;
  expect(await read(answering('panne', 503))).toBe('13 matériaux');
  cache.forget('all');
  expect(await read(answering('panne', 503))).toBe('13 matériaux');
});

describe('un appel', () => {
  const readCall = (make: Make, signal?: AbortSignal) => readAs(call, make, signal);

  it('est gardé cinq secondes, moins si un matériau change', async () => {
    await readCall(answering('12'));
    now = 4_000;
    expect(cache.find(call)).toBeDefined();
    cache.forget(['0198-a']);
    now = 4_001;
    expect(cache.find(call)).toBeUndefined();
    expect(await readCall(answering('13'))).toBe('13');
    now = 9_001;
    expect(cache.find(call)).toBeUndefined();
    expect(await readCall(answering('14'))).toBe('14');
  });

  it('qui échoue n’est fait qu’une fois pour tous ceux qui l’attendent', async () => {
    const make = vi.fn().mockRejectedValue(new Error('introuvable'));
    const outcomes = await Promise.allSettled([readCall(make), readCall(make)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(make).toHaveBeenCalledOnce();
  });

  it('ne s’interrompt que lorsque tous ceux qui l’attendaient sont partis', async () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const make = vi.fn((_signal: AbortSignal) => promise);
    const waiting = Promise.all([readCall(make, one.signal), readCall(make, other.signal)]);
    const [[signal] = []] = make.mock.calls;
    one.abort();
    expect(signal?.aborted).toBe(false);
    other.abort();
    expect(signal?.aborted).toBe(true);
    expect(await readCall(answering('neuf'))).toBe('neuf');
    resolve(write('12'));
    await waiting;
  });
});
