import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RenderedPage } from '@parpaing/web/page-handler';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageCache, pageKey } from './page-cache.ts';

let now: number;
let cache: ReturnType<typeof createPageCache>;
beforeEach(() => {
  now = 0;
  cache = createPageCache({ clock: { now: () => now } });
});

const answering = (body: string, status = 200) => vi.fn(async () => ({ status, headers: {}, body }));
const read = async (render: () => Promise<RenderedPage>) =>
  String(await (await cache.get('/?', render)).encode('identity'));

it('des visiteurs qui arrivent ensemble partagent un seul rendu', async () => {
  const render = answering('<p>matériaux</p>');
  const pages = await Promise.all([
    cache.get('/?', render),
    cache.get('/?', render),
    cache.get('/?', render),
  ]);
  expect(render).toHaveBeenCalledOnce();
  const [page] = pages;
  expect(String(await page?.encode('identity'))).toBe('<p>matériaux</p>');
  expect(page && String(brotliDecompressSync(await page.encode('br')))).toBe('<p>matériaux</p>');
  expect(page && String(gunzipSync(await page.encode('gzip')))).toBe('<p>matériaux</p>');
});

it('un rendu refusé à un visiteur ne l’est pas à ceux qui l’attendaient avec lui', async () => {
  const refused = vi.fn().mockRejectedValue(new Error('file pleine'));
  const render = answering('matériaux');
  const [first, second] = await Promise.allSettled([read(refused), read(render)]);
  expect(first.status).toBe('rejected');
  expect(second).toMatchObject({ value: 'matériaux' });
});

it('un rendu qui échoue après une attente n’est pas recommencé par chacun', async () => {
  const slow = vi.fn(async () => {
    await nextTurn();
    now = 2000;
    return { status: 503, headers: {}, body: 'panne' };
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
  [
    'une partie manque',
    async () => ({ status: 200, headers: { 'cache-control': 'no-store' }, body: 'incomplète' }),
  ],
])('une page, même ancienne, vaut mieux qu’une panne (%s)', async (_, failing) => {
  await read(answering('ancienne'));
  now = 3_600_000;
  expect(await read(failing)).toBe('ancienne');
  expect(await read(failing)).toBe('ancienne');
  expect(await read(answering('neuve'))).toBe('neuve');
});

it('une panne ne montre pas plus longtemps la page d’une personne', async () => {
  const key = pageKey(new Request('http://localhost/profile/0198'));
  await cache.get(key, answering('Camille M.'));
  now = 10_000;
  expect((await cache.get(key, answering('panne', 503))).status).toBe(503);
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

it.each(['', 'lang=en-US'])(
  'la page d’une personne partie ne se montre plus après cinq secondes (%s)',
  async (cookie) => {
    const key = pageKey(new Request('http://localhost/profile/0198?scroll=true', { headers: { cookie } }));
    const readProfile = async (render: () => Promise<RenderedPage>) => (await cache.get(key, render)).status;
    expect(await readProfile(answering('Camille M.'))).toBe(200);
    now = 4_000;
    expect(await readProfile(answering('', 404))).toBe(200);
    now = 5_000;
    expect(await readProfile(answering('', 404))).toBe(404);
  },
);

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
  ['/materials?q=laine', '/materials?q=laine+de+verre', false],
  ['/materials', '/about', false],
])('%s et %s, même page : %s', (one, other, same) => {
  const key = (path: string) => pageKey(new Request(`http://localhost${path}`));
  expect(key(one) === key(other)).toBe(same);
});

const keyOf = (path: string) => pageKey(new Request(`http://localhost${path}`));
const readAt = async (path: string, render: () => Promise<RenderedPage>) =>
  String(await (await cache.get(keyOf(path), render)).encode('identity'));

it.each(['/materials/0198-a', '/materials/0198-a?city=Lyon', '/materials/0198-a.data'])(
  'un matériau modifié se lit aussitôt (%s)',
  async (path) => {
    await readAt(path, answering('41,90 €'));
    now = 1;
    cache.forget(['0198-b']);
    expect(await readAt(path, answering('39,90 €'))).toBe('41,90 €');
    cache.forget(['0198-a']);
    now = 2;
    expect(await readAt(path, answering('39,90 €'))).toBe('39,90 €');
  },
);

it('une page qui se dessinait pendant le changement n’est ni gardée ni partagée', async () => {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  const early = readAt('/materials/0198-a', () => promise);
  now = 1;
  cache.forget(['0198-a']);
  now = 2;
  expect(await readAt('/materials/0198-a', answering('39,90 €'))).toBe('39,90 €');
  resolve({ status: 200, headers: {}, body: '41,90 €' });
  await early;
  expect(await readAt('/materials/0198-a', answering('39,90 €'))).toBe('39,90 €');
});

it('une liste a cinq secondes de retard au plus, mais ne se redessine pas sans changement', async () => {
  await readAt('/materials', answering('12 matériaux'));
  now = 100;
  cache.forget(['0198-a']);
  now = 4_000;
  expect(await readAt('/materials', answering('13 matériaux'))).toBe('12 matériaux');
  now = 5_000;
  expect(await readAt('/materials', answering('13 matériaux'))).toBe('13 matériaux');
  now = 60_000;
  expect(await readAt('/materials', answering('panne', 503))).toBe('13 matériaux');
  cache.forget('all');
  expect(await readAt('/materials', answering('panne', 503))).toBe('13 matériaux');
});
