import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';
import { SessionsSection } from './sessions-section.tsx';

afterEach(() => vi.unstubAllGlobals());

it('des sessions qui se chargent ne passent pas pour un échec, et « Réessayer » montre qu’il essaie', async () => {
  resetBrowser();
  overwriteGetLocale(() => 'fr');
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const;
  const waiting = [...answers];
  vi.stubGlobal('fetch', () => waiting.shift()?.promise);
  storeUser();
  const page = document.createElement('div');
  const root = createRoot(page);
  root.render(<SessionsSection />);
  const retry = () => page.querySelector('button');
  const isBusy = () => retry()?.getAttribute('aria-disabled') === 'true';

  await vi.waitFor(() => expect(page.textContent).toContain('Chargement…'));
  answers[0].resolve(Response.json({}, { status: 503 }));
  await vi.waitFor(() => expect(page.textContent).toContain('Les sessions n’ont pas pu s’afficher.'));
  expect(isBusy()).toBe(false);

  retry()?.click();
  await vi.waitFor(() => expect(isBusy()).toBe(true));
  expect(page.textContent).not.toContain('Les sessions n’ont pas pu s’afficher.');
  const phone = { id: '1', device: 'Téléphone', isCurrent: true };
  answers[1].resolve(Response.json({ sessions: [phone] }));
  await vi.waitFor(() => expect(page.textContent).toContain('Téléphone'));
  root.unmount();
});
