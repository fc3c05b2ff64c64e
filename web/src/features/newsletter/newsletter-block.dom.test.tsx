import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { NewsletterBlock } from './newsletter-block.tsx';

it('une visiteuse dont la connexion est coupée le lit sous le champ, et peut réessayer', async () => {
  overwriteGetLocale(() => 'fr');
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  document.body.innerHTML = '<main></main>';
  const route = { id: 'root', path: '/', element: <NewsletterBlock load={load} /> };
  const router = createMemoryRouter([route], {
    hydrationData: { loaderData: { root: { settings: { contactEmail: 'bonjour@exemple.fr' } } } },
  });
  const root = createRoot(document.querySelector('main') as HTMLElement);
  root.render(<RouterProvider router={router} />);
  const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });
  const readForm = () => document.querySelector('form')?.textContent;
  await waitFor(() => expect(readForm()).toContain('S’inscrire'));
  document.querySelector('button')?.click();
  await waitFor(() => expect(readForm()).toContain('Aucune réponse du serveur.'));
  expect(document.querySelector('button')?.getAttribute('aria-disabled')).toBe('false');
  expect(document.activeElement).toBe(document.querySelector('input'));
});
