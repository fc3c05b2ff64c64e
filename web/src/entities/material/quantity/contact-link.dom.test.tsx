import type { MaterialDetail } from '@parpaing/contract/schemas';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser } from '../../../testing/browser.ts';
import { ContactLink } from './contact-link.tsx';

const seller = { id: 'v', name: 'Négoce Dupré' };
const material = { id: 'm', saleUnit: 'rouleau', stock: 40, vatRate: 20, seller } as MaterialDetail;

it('une visiteuse à qui le dialogue ne parvient pas va à l’adresse du lien', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  overwriteGetLocale(() => 'fr');
  resetBrowser();
  const load = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock('../../first-message/first-message-dialog.tsx', load);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const router = createMemoryRouter([
    { path: '/', element: <ContactLink material={material} order={undefined} /> },
    { path: '/messages', element: <p>Messages</p> },
  ]);
  await act(async () => root.render(<RouterProvider router={router} />));
  const link = document.querySelector('a') as HTMLAnchorElement;
  await act(async () => link.focus());
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => link.click());
  await vi.waitFor(() => expect(document.body.textContent).toBe('Messages'));
  expect(router.state.location.search).toBe('?material=m');
  await act(async () => root.unmount());
  vi.doUnmock('../../first-message/first-message-dialog.tsx');
});
