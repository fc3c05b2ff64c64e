import type { Message } from '@parpaing/contract/schemas';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import {
  readWaitingMessage,
  type WaitingMessage,
  writeWaitingMessage,
} from '../../../entities/conversation/waiting-message.ts';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';

resetBrowser();
const { useWaitingMessage } = await import('./use-waiting-message.ts');

const text = 'Bonjour, ce matériau est-il toujours disponible ?';
const earlier = { id: '1', clientId: 'a', text, isMine: true } as Message;

function Thread({ send }: { send: () => void }) {
  return useWaitingMessage({ materialId: 'm', isSeller: false, arrived: [earlier], send }).waiting?.text;
}

async function openThread(stored: WaitingMessage) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  storeUser();
  writeWaitingMessage('m', stored);
  const send = vi.fn();
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () => root.render(<Thread send={send} />));
  const waiting = page.textContent;
  await act(async () => root.unmount());
  return { sent: send.mock.calls, waiting };
}

it('un message envoyé à la connexion part, même s’il redit un message d’avant', async () => {
  const { sent } = await openThread({ clientId: 'b', text, isSubmitted: true });
  expect(sent).toEqual([[text, 'b']]);
  expect(readWaitingMessage('m')).toBeNull();
});

it('le même message, déjà arrivé sous son nom, ne repart pas', async () => {
  const { sent } = await openThread({ clientId: 'a', text, isSubmitted: true });
  expect(sent).toEqual([]);
  expect(readWaitingMessage('m')).toBeNull();
});

it('un brouillon de deux onglets, envoyé dans l’autre, n’attend plus', async () => {
  const { sent, waiting } = await openThread({ clientId: 'b', text });
  expect(sent).toEqual([]);
  expect(waiting).toBe('');
});
