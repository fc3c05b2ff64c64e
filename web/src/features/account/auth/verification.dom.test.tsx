import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser } from '../../../testing/browser.ts';
import { Verification } from './verification.tsx';

let root: Root;

beforeEach(() => {
  overwriteGetLocale(() => 'fr');
  resetBrowser();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(() => root.unmount());

const getConfirmation = () =>
  [...document.querySelectorAll('button')].find((button) =>
    /Confirmer|Vérification/.test(button.textContent),
  );
const readAlert = () => document.querySelector('[role=alert]')?.textContent;

async function openLink(status: number, error: string) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const router = createMemoryRouter([{ path: '/', element: <Verification /> }], {
    initialEntries: ['/?token=t'],
  });
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(getConfirmation()?.getAttribute('aria-disabled')).toBe('true'));
  resolve(Response.json({ error }, { status }));
  await vi.waitFor(() => expect(getConfirmation()?.getAttribute('aria-disabled')).not.toBe('true'));
}

it.each([
  [429, 'rate_limited'],
  [503, 'unavailable'],
])('un serveur qui répond %i à l’ouverture du lien laisse le bouton de confirmation', async (...refusal) => {
  await openLink(...refusal);
  expect(getConfirmation()?.textContent).toBe('Confirmer mon adresse');
});

it.each([
  [410, 'link_expired'],
  [400, 'validation_failed'],
])('un lien refusé par %i « %s » propose d’en recevoir un autre', async (...refusal) => {
  await openLink(...refusal);
  expect(readAlert()).toBeTruthy();
  expect(getConfirmation()).toBeUndefined();
});
