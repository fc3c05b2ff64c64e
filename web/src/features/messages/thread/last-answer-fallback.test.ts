// @vitest-environment happy-dom
import { ApiError, NoResponseError } from '@parpaing/contract/call-errors';
import { beforeEach, expect, it } from 'vitest';
import { clearUser } from '../../../entities/session/stored-user.ts';
import { resetBrowser, storeUser } from '../../../testing/browser.ts';

resetBrowser();
// It follows the user from its first moment on.
const { withLastAnswerFallback } = await import('./last-answer-fallback.ts');

const cut = () => Promise.reject(new NoResponseError(undefined));
const refuse = (status: number) => Promise.reject(new ApiError(status, {}));

beforeEach(() => void storeUser());

it('sans réseau ou serveur en panne, ce qui se voyait reste', async () => {
  await withLastAnswerFallback('a', Promise.resolve('vu'));
  expect(await withLastAnswerFallback('a', cut())).toBe('vu');
  expect(await withLastAnswerFallback('a', refuse(503))).toBe('vu');
});

it('un refus est une réponse, et ce qui n’a jamais été vu ne s’invente pas', async () => {
  await withLastAnswerFallback('b', Promise.resolve('vu'));
  await expect(withLastAnswerFallback('b', refuse(404))).rejects.toMatchObject({ status: 404 });
  await expect(withLastAnswerFallback('c', cut())).rejects.toBeInstanceOf(NoResponseError);
});

it('rien n’en reste à un autre, ni après la déconnexion', async () => {
  await withLastAnswerFallback('d', Promise.resolve('vu'));
  storeUser({ id: '2' });
  await expect(withLastAnswerFallback('d', cut())).rejects.toBeInstanceOf(NoResponseError);
  await withLastAnswerFallback('d', Promise.resolve('vu'));
  clearUser();
  storeUser({ id: '2' });
  await expect(withLastAnswerFallback('d', cut())).rejects.toBeInstanceOf(NoResponseError);
});
