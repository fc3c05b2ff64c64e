import type { APIRequestContext } from '@playwright/test';
import { expect, expectHydrated, test } from '../fixtures/test.ts';

const build = Math.floor(Math.random() * 1e6);
// Journeys run in « HeadlessChrome », which counts as a bot.
test.use({
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.${build}.0 Safari/537.36`,
});

const title = 'Parpaing creux B40';

async function readToday(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/api/statistics?days=7', { headers });
  const { daily, sources } = await answer.json();
  const found = sources.find(({ source }: { source: string }) => source === 'search');
  return { views: daily.at(-1).views as number, fromSearch: found.views as number };
}

test('un visiteur qui ouvre un matériau depuis une recherche est compté, son vendeur ne l’est pas', async ({
  page,
  otherPage,
  logIn,
  request,
}) => {
  const { token } = await logIn('PROVIDER');
  const before = await readToday(request, token);
  const open = async (reader: typeof page) => {
    await reader.goto(`/materials?q=${encodeURIComponent(title)}&city=Montreuil`);
    await expectHydrated(reader);
    const view = reader.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/views'));
    await reader
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .first()
      .click();
    return view;
  };

  const own = await open(page);
  expect(own.headers().authorization).toMatch(/^Bearer /);
  const view = await open(otherPage);
  expect(view.postDataJSON()).toEqual({ source: 'search', words: title });
  expect(view.headers().authorization).toBeUndefined();
  expect(await otherPage.context().cookies()).toHaveLength(1);

  await expect
    .poll(() => readToday(request, token))
    .toEqual({ views: before.views + 1, fromSearch: before.fromSearch + 1 });
});

test('une recherche de mots près d’un lieu est rapportée, une liste filtrée ne l’est pas', {
  tag: '@trust',
}, async ({ page }) => {
  const reported: unknown[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/searches')) reported.push(sent.postDataJSON().words);
  });
  await page.goto('/materials?q=brique&city=Lyon&condition=reemploi');
  await expectHydrated(page);
  const search = page.waitForRequest((sent) => sent.url().endsWith('/api/searches'));
  await page.goto('/materials?q=brique+de+chanvre&city=Lyon');
  expect((await search).postDataJSON()).toMatchObject({
    words: 'brique de chanvre',
    latitude: expect.any(Number),
  });
  expect(reported).toEqual(['brique de chanvre']);
});
