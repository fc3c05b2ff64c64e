import { gzipSync } from 'node:zlib';
import { expect, expectHydrated, test } from '../fixtures/test.ts';

const maxBytes = { script: 160_000, stylesheet: 24_000, font: 100_000, html: 110_000 };

test('l’accueil tient dans son budget de JavaScript, de CSS et de polices', async ({ page }) => {
  const loaded = { script: 0, stylesheet: 0, font: 0 };
  const sizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet' && type !== 'font') return;
    sizes.push(
      response.body().then((body) => {
        loaded[type] += gzipSync(body).length;
      }),
    );
  });
  await page.goto('/');
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  test.info().annotations.push({ type: 'gzip', description: JSON.stringify(loaded) });
  expect(loaded.script).toBeGreaterThan(50_000);
  expect(loaded.script).toBeLessThanOrEqual(maxBytes.script);
  expect(loaded.stylesheet).toBeLessThanOrEqual(maxBytes.stylesheet);
  expect(loaded.font).toBeGreaterThan(50_000);
  expect(loaded.font).toBeLessThanOrEqual(maxBytes.font);
});

test('une liste tient dans son budget de HTML', async ({ request }) => {
  const html = await (await request.get('/materials')).body();
  expect(html.length).toBeGreaterThan(50_000);
  expect(html.length).toBeLessThanOrEqual(maxBytes.html);
});

test('un visiteur voit la liste avant que ses scripts ne soient demandés, ou les attend une seconde au plus', async ({
  page,
}) => {
  await page.goto('/materials');
  await expectHydrated(page);
  const { painted, parsed, asked } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
      parsed: document?.domContentLoadedEventStart ?? Number.NaN,
      asked: scripts.map(({ startTime }) => startTime),
    };
  });
  expect(asked.length).toBeGreaterThan(5);
  // Timers may run a millisecond early.
  expect(Math.min(...asked)).toBeGreaterThan(Math.min(painted, parsed + 999));
});

test('une page privée, vide sans ses scripts, les demande aussitôt', async ({ request }) => {
  const readHtml = async (path: string) => (await request.get(path)).text();
  expect(await readHtml('/messages')).toContain('rel="modulepreload"');
  expect(await readHtml('/materials')).not.toContain('rel="modulepreload"');
});

test('une page ouverte par un clic nomme tous ses scripts, sans les faire découvrir l’un après l’autre', {
  tag: '@trust',
}, async ({ page, request }) => {
  await page.goto('/');
  await expectHydrated(page);
  const modules = await page.evaluate(() => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, Record<string, unknown>> };
    };
    return Object.values(manifest.routes).flatMap((route) =>
      Object.entries(route).flatMap(([key, value]) =>
        /^module$|Module$/.test(key) && typeof value === 'string' ? [value] : [],
      ),
    );
  });
  expect(modules.length).toBeGreaterThan(25);
  const imports = new Map<string, string[]>();
  async function readImports(path: string) {
    const known = imports.get(path);
    if (known) return known;
    const answer = await request.get(path);
    expect(answer.ok()).toBe(true);
    const found = Array.from(
      (await answer.text()).matchAll(/(?:from|import)"\.\/([^"]+)"/g),
      ([, name]) => `/assets/${name}`,
    );
    imports.set(path, found);
    return found;
  }
  for (const module of modules) {
    const named = await readImports(module);
    const theirs = (await Promise.all(named.map(readImports))).flat();
    const foundLater = theirs.filter((path) => path !== module && !named.includes(path));
    expect({ module, foundLater }).toEqual({ module, foundLater: [] });
  }
  expect(imports.size).toBeGreaterThan(modules.length);
});
