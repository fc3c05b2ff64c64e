import { gzipSync } from 'node:zlib';
import { expect, expectHydrated, test } from './fixtures.ts';

const maxBytes = { script: 155_000, stylesheet: 20_000, font: 100_000 };

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
