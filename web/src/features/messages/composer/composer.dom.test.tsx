import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WaitingMessage } from '../../../entities/conversation/waiting-message.ts';
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

async function openThread(suggestion?: string, waiting?: WaitingMessage, onSend = vi.fn()) {
  await leave();
  document.body.innerHTML = '<main></main>';
  const field = createRef<HTMLTextAreaElement>();
  root = createRoot(document.querySelector('main') as HTMLElement);
  const composer = (
    <Composer threadKey="7" field={field} suggestion={suggestion} waiting={waiting} onSend={onSend} />
  );
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

it('un message écrit avant le compte passe avant la suggestion, et part une fois sous son nom', async () => {
  const onSend = vi.fn();
  const field = await openThread('Est-ce disponible ?', { clientId: 'c', text: 'Livrez-vous ?' }, onSend);
  expect(field.value).toBe('Livrez-vous ?');
  expect(field.form?.textContent).toContain('Pas encore envoyé');
  const send = () => act(async () => field.form?.requestSubmit());
  await send();
  expect(field.form?.textContent).not.toContain('Pas encore envoyé');
  field.value = 'Et demain ?';
  await send();
  expect(onSend.mock.calls).toEqual([
    ['Livrez-vous ?', 'c'],
    ['Et demain ?', undefined],
  ]);
});

it('il n’efface pas ce qui était en cours d’écriture', async () => {
  const field = await openThread();
  field.value = 'Je passe jeudi';
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  const reopened = await openThread(undefined, { clientId: 'c', text: 'Livrez-vous ?' });
  expect(reopened.value).toBe('Je passe jeudi');
});

it('un message en attente que l’acheteur a corrigé garde son nom quand la page se recharge', async () => {
  const onSend = vi.fn();
  const waiting = { clientId: 'c', text: 'Livrez-vous ?' };
  const field = await openThread(undefined, waiting);
  field.value = 'Livrez-vous à Nantes ?';
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  const reopened = await openThread(undefined, waiting, onSend);
  expect(reopened.value).toBe('Livrez-vous à Nantes ?');
  await act(async () => reopened.form?.requestSubmit());
  expect(onSend.mock.calls).toEqual([['Livrez-vous à Nantes ?', 'c']]);
});

it('un texte corrigé part sous un nom neuf quand son message n’attend plus', async () => {
  const onSend = vi.fn();
  const field = await openThread(undefined, { clientId: 'c', text: 'Livrez-vous ?' });
  field.value = 'Livrez-vous à Nantes ?';
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
  const reopened = await openThread(undefined, undefined, onSend);
  await act(async () => reopened.form?.requestSubmit());
  expect(onSend.mock.calls).toEqual([['Livrez-vous à Nantes ?', undefined]]);
});
