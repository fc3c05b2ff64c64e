import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

const maxBytes = { script: 155_000, stylesheet: 20_000 };

test('l’accueil tient dans son budget de JavaScript et de CSS', async ({ page }) => {
  const loaded = { script: 0, stylesheet: 0 };
  const sizes: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    sizes.push(
      response.body().then((body) => {
        loaded[type] += gzipSync(body).length;
      }),
    );
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await Promise.all(sizes);
  test.info().annotations.push({ type: 'gzip', description: JSON.stringify(loaded) });
  expect(loaded.script).toBeGreaterThan(50_000);
  expect(loaded.script).toBeLessThanOrEqual(maxBytes.script);
  expect(loaded.stylesheet).toBeLessThanOrEqual(maxBytes.stylesheet);
});
