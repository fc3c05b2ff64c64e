import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser } from '../../../testing/browser.ts';
import { useSheet } from './use-sheet.ts';

function List() {
  const { isOpen, open, close } = useSheet();
  return (
    <button type="button" aria-expanded={isOpen} onClick={isOpen ? close : open}>
      Filtres
    </button>
  );
}

beforeEach(() => {
  resetBrowser();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

it('ouvert ou fermé avant que la nouvelle liste ne se montre, le volet garde ses filtres', async () => {
  history.replaceState(null, '', '/materials');
  const router = createBrowserRouter([{ path: '/materials', element: <List /> }]);
  const page = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(page).render(<RouterProvider router={router} />));
  const button = page.querySelector('button');
  const press = (address: string) =>
    act(async () => {
      const loaded = router.navigate(address);
      button?.click();
      await loaded;
    });

  await press('/materials?maxPrice=20');
  expect(location.search + location.hash).toBe('?maxPrice=20#filtres');
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  await press('/materials?maxPrice=200#filtres');
  expect(location.search + location.hash).toBe('?maxPrice=200');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  router.dispose();
});
