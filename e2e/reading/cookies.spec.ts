import type { Locator, Page } from '@playwright/test';
import { expect, expectHydrated, pauseClock, test, toast } from '../fixtures/test.ts';

test.use({ hasConsented: false });

const banner = (page: Page) => page.getByRole('region', { name: 'Des cookies, avec votre accord' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Réglages des cookies' });
const saved = 'Vos préférences de cookies sont enregistrées.';

async function readSaved(page: Page) {
  const cookies = await page.context().cookies();
  const value = (name: string) =>
    decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? '');
  const stored = await page.evaluate(() => localStorage.getItem('cookie-preferences'));
  expect(stored).toBe(value('cookie-preferences'));
  return { consent: value('cookie-consent'), ...JSON.parse(value('cookie-preferences')) };
}

test('le bandeau vient une seconde après le démarrage, et refuser l’efface pour six mois', async ({
  page,
  expectAccessible,
}) => {
  await pauseClock(page);
  await page.goto('/about');
  await expectHydrated(page);
  await page.clock.runFor(900);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(200);
  await expect(banner(page)).toBeVisible();
  await page.clock.resume();
  await expectAccessible();
  const now = new Date(await page.evaluate(() => Date.now()));
  await banner(page).getByRole('button', { name: 'Essentiels uniquement' }).click();
  await expect(toast(page, saved)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await readSaved(page)).toEqual({
    consent: 'true',
    essential: true,
    analytics: false,
    marketing: false,
  });
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'cookie-consent');
  expect(cookie?.path).toBe('/');
  // Summer time may begin or end in between.
  const hourMs = 60 * 60 * 1000;
  const inSixMonths = new Date(now);
  inSixMonths.setMonth(now.getMonth() + 6);
  expect(Math.abs((cookie?.expires ?? 0) * 1000 - inSixMonths.getTime())).toBeLessThan(hourMs + 60_000);
  // A pointer left over it would hold it.
  await page.mouse.move(0, 0);
  await expect(toast(page, saved)).toBeHidden();

  await page.reload();
  await expectHydrated(page);
  await page.clock.fastForward(1_500);
  await expect(banner(page)).toBeHidden();
});

test('tout accepter vaut pour la mesure et le marketing', { tag: '@trust' }, async ({ page }) => {
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(toast(page, saved)).toBeVisible();
  expect(await readSaved(page)).toMatchObject({ analytics: true, marketing: true });
});

test('les réglages ne se ferment pas par mégarde, et sans choix le bandeau revient', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Paramètres' }).click();
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(settings(page)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();

  await banner(page).getByRole('button', { name: 'Paramètres' }).click();
  await settings(page)
    .getByRole('switch', { name: /Mesure d’audience/ })
    .check();
  await settings(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect(settings(page)).toBeHidden();
  expect(await readSaved(page)).toMatchObject({ analytics: true, marketing: false });
});

test('le choix se change au bas de chaque page, puis se ferme sans rien perdre', { tag: '@trust' }, async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await settings(page)
    .getByRole('switch', { name: /Marketing/ })
    .check();
  await settings(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
});

for (const [screen, viewport] of [
  ['d’un téléphone', { width: 390, height: 844 }],
  ['d’un ordinateur', { width: 1440, height: 900 }],
] as const) {
  test.describe(`sur l’écran ${screen}, le bandeau ne couvre pas`, () => {
    test.use({ viewport });

    async function expectUncovered(page: Page, control: Locator, scroll = async () => {}) {
      await expect(banner(page)).toBeVisible();
      const { y: top = 0 } = (await banner(page).boundingBox()) ?? {};
      await expect
        .poll(async () => {
          await scroll();
          const { y = top, height = 0 } = (await control.boundingBox()) ?? {};
          return y + height;
        })
        .toBeLessThanOrEqual(top);
    }

    test('le bas d’une page', { tag: '@trust' }, async ({ page }) => {
      for (const path of ['/about', '/auth/register']) {
        await page.goto(path);
        const last = page
          .locator('main :is(a, button), footer :is(a, button)')
          .filter({ visible: true })
          .last();
        // The page grows once the banner is measured, just after it is visible.
        await expectUncovered(page, last, () =>
          page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
        );
      }
    });

    test('le message à écrire, ni le contact quand deux matériaux sont à comparer', {
      tag: '@trust',
    }, async ({ page, request, logIn }) => {
      const { items } = await (await request.get('/api/materials?q=laine+de+verre')).json();
      await page.goto('/materials?q=laine+de+verre');
      await page.getByRole('button', { name: `Comparer : ${items[0].title}`, exact: true }).click();
      await page.goto(`/materials/${items[0].id}`);
      await expect(page.getByRole('region', { name: 'À comparer' })).toBeVisible();
      // On a wide screen it is in the page, not in a bar.
      if (viewport.width < 1024)
        await expectUncovered(
          page,
          page
            .getByRole('link', { name: /^Contacter/ })
            .filter({ visible: true })
            .last(),
        );
      await logIn('USER');
      await page.goto(`/messages?material=${items[0].id}`);
      await expectUncovered(page, page.getByRole('button', { name: 'Envoyer' }));
    });
  });
}

test('en anglais, les mots sont ceux de la spécification', { tag: '@trust' }, async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'lang', value: 'en-US', url: baseURL }]);
  await page.goto('/about');
  const english = page.getByRole('region', { name: 'Cookies, with your consent' });
  await expect(english.getByRole('button')).toHaveText(['Settings', 'Essential only', 'Accept all']);
  await english.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save preferences' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Essential only' }).click();
  await expect(toast(page, 'Your cookie preferences are saved.')).toBeVisible();
});

test.describe('des préférences illisibles', () => {
  test.use({ hasConsented: true, expectedComplaints: /cookie preferences/ });

  test('sont consignées au démarrage, sans rien dire au visiteur', { tag: '@trust' }, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'cookie-preferences', value: '%7Bcass', url: baseURL }]);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto('/about');
    await page.locator('html[data-hydrated]').waitFor();
    await expect.poll(() => complaints).toEqual([expect.stringContaining('cookie preferences')]);
    await page.getByRole('button', { name: 'Gérer les cookies' }).click();
    await expect(settings(page).getByRole('switch', { name: /Mesure d’audience/ })).not.toBeChecked();
    expect(complaints).toHaveLength(1);
  });
});
