import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';
import { Composer } from './composer.tsx';

let root: Root | undefined;
const leave = () => act(async () => root?.unmount());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  overwriteGetLocale(() => 'fr');
  resetBrowser();
  storeUser();
});
afterEach(leave);

async function openThread(suggestion?: string) {
  await leave();
  document.body.innerHTML = '<main></main>';
  const field = createRef<HTMLTextAreaElement>();
  root = createRoot(document.querySelector('main') as HTMLElement);
  const composer = <Composer threadKey="7" field={field} suggestion={suggestion} onSend={() => {}} />;
  await act(async () => root?.render(composer));
  return field.current as HTMLTextAreaElement;
}

it('un acheteur retrouve le message qu’il écrivait, et non la suggestion', async () => {
  const field = await openThread('Est-ce disponible ?');
  expect(field.value).toBe('Est-ce disponible ?');
  expect(sessionStorage).toHaveLength(0);
  field.value = 'Je passe jeudi';
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  expect((await openThread('Est-ce disponible ?')).value).toBe('Je passe jeudi');
});

it('un acheteur qui a effacé la suggestion ne la revoit pas', async () => {
  const field = await openThread('Est-ce disponible ?');
  field.value = '';
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  expect((await openThread('Est-ce disponible ?')).value).toBe('');
});
