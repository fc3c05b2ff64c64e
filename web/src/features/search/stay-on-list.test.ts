import { NoResponseError } from '@parpaing/contract/call-errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissNotification, listNotifications } from '../../lib/notifications.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { keepList, loadOrStay } from './stay-on-list.ts';

const ask = (search: string) => new Request(`http://localhost/materials${search}`);
const fail = () => Promise.reject(new NoResponseError(undefined));

beforeEach(() => {
  overwriteGetLocale(() => 'fr');
  // No document here: the toaster cannot be mounted, which is logged, and notifications wait.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const { id } of listNotifications()) dismissNotification(id);
});

it('une liste qui ne vient pas laisse l’autre en place, et peut se redemander', async () => {
  const forget = keepList('/materials?q=laine', 'la laine');
  const answer = await loadOrStay(ask('?q=tuile'), fail).catch((thrown: Response) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/materials?q=laine');
  expect(listNotifications()).toMatchObject([{ type: 'negative', action: { label: 'Réessayer' } }]);
  expect(await loadOrStay(ask('?q=laine'), fail)).toBe('la laine');
  forget();
});

it('la première liste qui ne vient pas est une erreur de la page', async () => {
  await expect(loadOrStay(ask('?q=tuile'), fail)).rejects.toBeInstanceOf(NoResponseError);
  expect(listNotifications()).toEqual([]);
});
