import { NoResponseError } from '@parpaing/contract/call-errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearUser } from '../../../entities/session/stored-user.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';
import type { OutgoingMessage } from './outbox.ts';

resetBrowser();
overwriteGetLocale(() => 'fr');
// It follows the user from its first moment on.
const { queueMessage, retryMessage, readOutbox, removeMessages } = await import('./outbox.ts');

beforeEach(() => void storeUser());

it('un message qui ne part pas garde son texte et son nom, et repart une fois', async () => {
  const sent: string[] = [];
  const deliver = vi
    .fn()
    .mockRejectedValueOnce(new NoResponseError(undefined))
    .mockImplementation(async ({ clientId }: { clientId: string }) => void sent.push(clientId));
  await queueMessage('a', 'Bonjour', deliver);
  const [failed] = readOutbox('a');
  expect(failed).toMatchObject({
    text: 'Bonjour',
    failure: 'Message non envoyé. La connexion a été coupée.',
  });

  await retryMessage('a', failed as OutgoingMessage, deliver);
  expect(sent).toEqual([failed?.clientId]);
  expect(readOutbox('a')).toMatchObject([{ isSent: true, clientId: failed?.clientId }]);
  expect(readOutbox('a')[0]?.failure).toBeUndefined();

  removeMessages('a', sent);
  expect(readOutbox('a')).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

it('deux messages partent l’un après l’autre', async () => {
  const order: string[] = [];
  let release = () => {};
  const first = queueMessage('b', 'un', async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    order.push('un');
  });
  const second = queueMessage('b', 'deux', async () => void order.push('deux'));
  await Promise.resolve();
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['un', 'deux']);
});

/** A delivery that ends when the test says so. */
function holdDelivery() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { deliver: vi.fn(() => promise), resolve, reject };
}

it('un message ne part jamais au nom de qui s’est connecté entre-temps', async () => {
  const first = holdDelivery();
  const second = holdDelivery();
  const sending = [queueMessage('c', 'un', first.deliver), queueMessage('c', 'deux', second.deliver)];
  await vi.waitFor(() => expect(first.deliver).toHaveBeenCalled());
  storeUser({ id: '2' });
  first.resolve();
  expect(await Promise.all(sending)).toEqual([undefined, undefined]);
  expect(second.deliver).not.toHaveBeenCalled();
  expect(readOutbox('c')).toEqual([]);
});

it('rien n’en reste à qui se déconnecte, même si l’envoi échoue ensuite', async () => {
  const held = holdDelivery();
  const sending = queueMessage('d', 'un', held.deliver);
  await vi.waitFor(() => expect(held.deliver).toHaveBeenCalled());
  clearUser();
  held.reject(new NoResponseError(undefined));
  expect(await sending).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  storeUser();
  expect(readOutbox('d')).toEqual([]);
});

it('un message vu dans la conversation n’a pas échoué, quoi que dise l’envoi', async () => {
  const held = holdDelivery();
  const sending = queueMessage('e', 'un', held.deliver);
  await vi.waitFor(() => expect(held.deliver).toHaveBeenCalled());
  removeMessages(
    'e',
    readOutbox('e').map(({ clientId }) => clientId),
  );
  held.reject(new NoResponseError(undefined));
  expect(await sending).toMatchObject({ isSent: true });
  expect(readOutbox('e')).toEqual([]);
});
