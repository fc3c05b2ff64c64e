import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeToken, resetBrowser, storeUser } from '../../testing/browser.ts';
import { sendEvent } from './send-event.ts';

const id = '0190b6a8-0000-7000-8000-000000000000';
const send = () => sendEvent('recordView', { params: { id }, body: { source: 'direct' } });
const answer = vi.fn(async (_request: Request) => new Response(null, { status: 204 }));

beforeEach(() => {
  resetBrowser();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockClear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('part avec le jeton d’un membre, même expiré, sans rafraîchir sa session', async () => {
  const { token } = storeUser({ token: makeToken({ exp: 1 }) });
  await send();
  expect(answer).toHaveBeenCalledTimes(1);
  const [request] = answer.mock.calls[0] ?? [];
  expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
  expect([request?.keepalive, new URL(request?.url ?? '').pathname]).toEqual([
    true,
    `/api/materials/${id}/views`,
  ]);
});

it('ne dérange personne quand le serveur ne répond pas', async () => {
  answer.mockRejectedValueOnce(new TypeError('no network'));
  await expect(send()).resolves.toBeUndefined();
});

it('ne part pas d’un navigateur qui s’y oppose', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await send();
  expect(answer).not.toHaveBeenCalled();
});
