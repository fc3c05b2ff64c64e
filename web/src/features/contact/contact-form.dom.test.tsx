import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSessionInPlace } from '../../entities/session/end-session.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { resetBrowser, storeUser } from '../../testing/browser.ts';
import { ContactForm } from './contact-form.tsx';

let root: Root | undefined;
const leave = () => act(async () => root?.unmount());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  overwriteGetLocale(() => 'fr');
  resetBrowser();
});
afterEach(leave);

async function openForm() {
  await leave();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  await act(async () => root?.render(<ContactForm />));
  return document.querySelector('textarea') as HTMLTextAreaElement;
}

async function write(text: string) {
  const field = await openForm();
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

it('un visiteur retrouve ce qu’il écrivait', async () => {
  await write('Où sont les tuiles ?');
  expect((await openForm()).value).toBe('Où sont les tuiles ?');
});

it('un membre renvoyé malgré lui le retrouve à son retour, et personne d’autre', async () => {
  const member = storeUser();
  await write('Où sont les tuiles ?');
  await act(async () => endSessionInPlace('refresh-failed', member));
  expect((await openForm()).value).toBe('');
  storeUser({ id: '2' });
  expect((await openForm()).value).toBe('');
  storeUser();
  expect((await openForm()).value).toBe('Où sont les tuiles ?');
});

it('un membre qui se déconnecte n’en laisse rien', async () => {
  const member = storeUser();
  await write('Où sont les tuiles ?');
  await act(async () => endSessionInPlace('logout', member));
  storeUser();
  expect((await openForm()).value).toBe('');
});
