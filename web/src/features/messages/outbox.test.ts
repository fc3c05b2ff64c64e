import { NoResponseError } from '@parpaing/contract/call-errors';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../lib/testing/browser.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { type Outgoing, post, postAgain, readOutbox, takeOut } from './outbox.ts';

beforeEach(() => {
  stubBrowser();
  overwriteGetLocale(() => 'fr');
});

it('un message qui ne part pas garde son texte et son nom, et repart une fois', async () => {
  const sent: string[] = [];
  const deliver = vi
    .fn()
    .mockRejectedValueOnce(new NoResponseError(undefined))
    .mockImplementation(async ({ clientId }: { clientId: string }) => void sent.push(clientId));
  await post('a', 'Bonjour', deliver);
  const [failed] = readOutbox('a');
  expect(failed).toMatchObject({
    text: 'Bonjour',
    failure: 'Message non envoyé. La connexion a été coupée.',
  });

  await postAgain('a', failed as Outgoing, deliver);
  expect(sent).toEqual([failed?.clientId]);
  expect(readOutbox('a')).toMatchObject([{ isSent: true, clientId: failed?.clientId }]);
  expect(readOutbox('a')[0]?.failure).toBeUndefined();

  takeOut('a', sent);
  expect(readOutbox('a')).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

it('deux messages partent l’un après l’autre', async () => {
  const order: string[] = [];
  let release = () => {};
  const first = post('b', 'un', async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    order.push('un');
  });
  const second = post('b', 'deux', async () => void order.push('deux'));
  await Promise.resolve();
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['un', 'deux']);
});
