import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const password = 'brique verte sous la pluie';
export const newPassword = 'tuile bleue dans le grenier';

export const newAddress = () => `camille-${Math.random().toString(36).slice(2)}@exemple.fr`;

export async function readLink(
  request: APIRequestContext,
  to: string,
  page: string,
  count = 1,
): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(async () => {
      const headers = { accept: 'application/json' };
      const answer = await request.get('/dev/mailbox', { params: { to }, headers });
      const { mails } = (await answer.json()) as { mails: { links: string[] }[] };
      found = mails.flatMap(({ links }) => links.filter((link) => link.includes(page)).slice(0, 1));
      return found.length;
    })
    .toBeGreaterThanOrEqual(count);
  return found[0] as string;
}

export async function createAccount(request: APIRequestContext, email: string) {
  const headers = { 'x-forwarded-for': drawAddress() };
  const data = { fullName: 'Camille Roux', email, password, acceptsTerms: true };
  await expect(await request.post('/api/auth/register', { headers, data })).toBeOK();
  const token = new URL(await readLink(request, email, '/auth/verify-email')).searchParams.get('token');
  await expect(await request.post('/api/auth/verify-email', { headers, data: { token } })).toBeOK();
}

const drawAddress = () => `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')}`;

export async function fillLogin(page: Page, email: string, typed: string) {
  const main = page.getByRole('main');
  // Other pages have a field of that name, and the URL changes before the page does.
  await expect(main.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  await main.getByLabel('Adresse e-mail').fill(email);
  await main.getByLabel('Mot de passe', { exact: true }).fill(typed);
  await main.getByRole('button', { name: 'Se connecter' }).click();
}

export async function logIn(page: Page, email: string, path: string) {
  await page.goto(`/auth/login?${new URLSearchParams({ returnUrl: path })}`);
  await fillLogin(page, email, password);
  await expect(page).toHaveURL(path);
}

/** From a blank page: one left open would call with the session that is gone. */
export async function forgetSession(page: Page) {
  await page.goto('about:blank');
  await page.context().setStorageState({ cookies: await page.context().cookies(), origins: [] });
}
