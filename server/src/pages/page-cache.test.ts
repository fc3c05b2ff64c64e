import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { createPageCache, pageKey } from './page-cache.ts';

const shared = (body: string) => new Response(body, { headers: { 'cache-control': 'public, s-maxage=60' } });

it('des visiteurs qui arrivent ensemble partagent un seul rendu', async () => {
  const cache = createPageCache();
  const render = vi.fn(async () => shared('<p>matériaux</p>'));
  const pages = await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)]);
  expect(render).toHaveBeenCalledOnce();
  expect(new Set(pages.map((page) => page.etag)).size).toBe(1);
  expect(pages[0]?.bodies.identity.toString()).toBe('<p>matériaux</p>');
  expect(pages[0] && brotliDecompressSync(pages[0].bodies.br).toString()).toBe('<p>matériaux</p>');
  expect(pages[0] && gunzipSync(pages[0].bodies.gzip).toString()).toBe('<p>matériaux</p>');
});

it('une page privée ou en erreur n’est jamais gardée', async () => {
  const cache = createPageCache();
  const answers = [
    new Response('privée', { headers: { 'cache-control': 'private' } }),
    new Response('', { status: 500 }),
  ];
  for (const answer of answers) {
    const render = vi.fn(async () => answer.clone());
    await cache.get('b', render);
    await cache.get('b', render);
    expect(render).toHaveBeenCalledTimes(2);
  }
});

it('une page périmée est servie pendant qu’une neuve se prépare', async () => {
  let now = 1_000;
  const cache = createPageCache({ now: () => now });
  const read = async (render: () => Promise<Response>) =>
    (await cache.get('c', render)).bodies.identity.toString();
  const render = vi.fn(async () => shared('neuve'));
  await read(async () => shared('ancienne'));

  now = 10_000;
  expect(await read(render)).toBe('ancienne');
  expect(render).not.toHaveBeenCalled();

  now = 12_000;
  expect(await read(render)).toBe('ancienne');
  expect(render).toHaveBeenCalledOnce();
  await vi.waitFor(async () => expect(await read(render)).toBe('neuve'));
});

it.each([
  ['/materials?scroll=true&q=laine', '/materials?q=laine', true],
  ['/materials?q=laine&page=2', '/materials?page=2&q=laine', true],
  ['/materials?q=laine', '/materials?q=laine+de+verre', false],
  ['/materials', '/about', false],
])('%s et %s : même page, %s', (one, other, same) => {
  const key = (path: string) => pageKey(new Request(`http://localhost${path}`));
  expect(key(one) === key(other)).toBe(same);
});
