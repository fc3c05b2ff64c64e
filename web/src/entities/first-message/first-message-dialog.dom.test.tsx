import type { MaterialDetail } from '@parpaing/contract/schemas';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { resetBrowser } from '../../testing/browser.ts';
import { readWaitingMessage } from '../conversation/waiting-message.ts';
import { FirstMessageDialog } from './first-message-dialog.tsx';

const seller = { id: 'v', name: 'Négoce Dupré' };
const material = {
  id: 'm',
  title: 'Laine de verre',
  saleUnit: 'rouleau',
  stock: 40,
  vatRate: 20,
  seller,
} as MaterialDetail;
const paramsFor = (units: number | undefined) =>
  new URLSearchParams({ material: 'm', ...(units && { quantity: String(units) }) });

let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  overwriteGetLocale(() => 'fr');
  resetBrowser();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  const dialog = (
    <FirstMessageDialog material={material} units={4} paramsFor={paramsFor} onClose={() => {}} />
  );
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(() => act(async () => root.unmount()));

const getText = () => document.querySelector('textarea') as HTMLTextAreaElement;
const getQuantity = () => document.querySelector('[type=number]') as HTMLInputElement;

async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('une visiteuse qui ne change que la quantité n’a rien écrit', async () => {
  await type(getQuantity(), '12');
  expect(getText().value).toMatch(/^Bonjour, il me faudrait 12\srouleaux\./);
  await type(getQuantity(), '15');
  expect(getText().value).toMatch(/^Bonjour, il me faudrait 15\srouleaux\./);
  expect(readWaitingMessage('m')).toBeNull();
});

it('le texte qu’elle écrit attend dans l’onglet, jusqu’à ce qu’elle revienne à la suggestion', async () => {
  const suggestion = getText().value;
  await type(getText(), 'Livrez-vous ?');
  await type(getQuantity(), '12');
  expect(getText().value).toBe('Livrez-vous ?');
  expect(readWaitingMessage('m')?.text).toBe('Livrez-vous ?');
  await type(getQuantity(), '4');
  await type(getText(), suggestion);
  expect(readWaitingMessage('m')).toBeNull();
});

it('« Mot de passe oublié » ramène à la conversation avec la quantité', async () => {
  await type(getQuantity(), '12');
  const logIn = [...document.querySelectorAll('button')].find(
    (button) => button.textContent === 'Se connecter',
  );
  await act(async () => logIn?.click());
  const href = document.querySelector('a[href*="returnUrl"]')?.getAttribute('href');
  const { searchParams } = new URL(href ?? '', location.origin);
  expect(searchParams.get('returnUrl')).toBe('/messages?material=m&quantity=12');
});
