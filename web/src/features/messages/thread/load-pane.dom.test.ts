import { expect, it, vi } from 'vitest';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';

resetBrowser();
const { loadPane } = await import('./load-pane.ts');

const seller = { id: 'v', name: 'Négoce Dupré', replyMinutes: 40 };
const url = new URL('https://parpaing.example/messages?material=m');

it('« Écrire à… » ne disparaît pas avec le réseau', async () => {
  storeUser();
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json(url.includes('/api/conversations') ? { items: [], next: null } : { id: 'm', seller }),
  );
  const pane = await loadPane(url, undefined);
  expect(pane).toMatchObject({ kind: 'new', conversation: { other: { name: 'Négoce Dupré' } } });

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadPane(url, undefined)).toEqual(pane);
});
