import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';
import { mainId } from '../../../ui/skip-link.tsx';

resetBrowser();
const { DraftRows } = await import('./draft-rows.tsx');

const material = { id: 'm', title: 'Laine de verre', status: 'publie' };
const forSale = { clientId: 'a', text: 'Livrez-vous ?', createdAt: '2026-11-19T08:00:00Z', material };
const gone = { ...forSale, clientId: 'b', text: 'À copier', material: { ...material, status: 'retire' } };

const findRemovals = () => [...document.querySelectorAll('button')];

it('supprimer un brouillon laisse le focus à la liste, puis à la page', async () => {
  overwriteGetLocale(() => 'fr');
  const items = [forSale, gone];
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    if (method !== 'DELETE') return Response.json({ items });
    items.shift();
    return new Response(null, { status: 204 });
  });
  storeUser();
  document.body.innerHTML = `<main id="${mainId}" tabindex="-1"></main>`;
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const router = createMemoryRouter([{ path: '/', element: <DraftRows /> }]);
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(findRemovals()).toHaveLength(2));
  expect(document.querySelectorAll('.line-clamp-3')).toHaveLength(1);

  for (const [left, focused] of [
    [1, 'UL'],
    [0, 'MAIN'],
  ] as const) {
    const [removal] = findRemovals();
    removal?.focus();
    removal?.click();
    await vi.waitFor(() => expect(findRemovals()).toHaveLength(left));
    expect(document.activeElement?.tagName).toBe(focused);
  }
  root.unmount();
});
