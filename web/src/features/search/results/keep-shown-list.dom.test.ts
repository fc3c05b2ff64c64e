import { NoResponseError } from '@parpaing/contract/call-errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setNavigate } from '../../../lib/browser/navigate.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { resetBrowser } from '../../../testing/browser.ts';
import { dismissNotification, listNotifications } from '../../../ui/toast/notifications.ts';
import { loadOrKeepShownList, setShownList, watchHistoryMoves } from './keep-shown-list.ts';

const ask = (search: string) => new Request(`http://localhost/materials${search}`);
const fail = () => Promise.reject(new NoResponseError(undefined));

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  overwriteGetLocale(() => 'fr');
  resetBrowser();
  stop = watchHistoryMoves();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const { id } of listNotifications()) dismissNotification(id);
});

it('une liste qui ne vient pas laisse l’autre en place, et peut se redemander', async () => {
  setShownList('/materials?q=laine', 'la laine');
  const answer = await loadOrKeepShownList(ask('?q=tuile'), fail).catch((thrown: Response) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/materials?q=laine');
  expect(listNotifications()).toMatchObject([{ type: 'negative', action: { label: 'Réessayer' } }]);
  // Sent back to it, it is not asked for again: an answer would take the message away.
  expect(await loadOrKeepShownList(ask('?q=laine'), async () => 'une autre laine')).toBe('la laine');
  expect(listNotifications()).toHaveLength(1);
  expect(await loadOrKeepShownList(ask('?q=tuile'), async () => 'les tuiles')).toBe('les tuiles');
  expect(listNotifications()).toEqual([]);
});

it('la liste montrée, redemandée en vain, reste et le dit', async () => {
  setShownList('/materials?q=laine', 'la laine');
  expect(await loadOrKeepShownList(ask('?q=laine'), fail)).toBe('la laine');
  expect(listNotifications()).toHaveLength(1);
});

it('un retour en arrière qui échoue garde sa place dans l’historique', async () => {
  setShownList('/materials?q=laine', 'la laine');
  dispatchEvent(new Event('popstate'));
  await expect(loadOrKeepShownList(ask('?q=tuile'), fail)).rejects.toBeInstanceOf(NoResponseError);
});

it('la première liste qui ne vient pas est une erreur de la page', async () => {
  await expect(loadOrKeepShownList(ask('?q=tuile'), fail)).rejects.toBeInstanceOf(NoResponseError);
  expect(listNotifications()).toEqual([]);
});

it('une liste indisponible se redemande d’elle-même, sans bouger la page avant de l’avoir', async () => {
  let status = 503;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status })),
  );
  setShownList('/materials?q=laine', 'la laine');
  await loadOrKeepShownList(ask('?q=tuile'), fail).catch(() => {});
  expect(listNotifications()[0]?.message).toMatch(/Nous réessayons automatiquement\.$/);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetch).toHaveBeenCalledWith('/materials.data?q=tuile', expect.anything());
  expect(location.assign).not.toHaveBeenCalled();
  status = 200;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(location.assign).toHaveBeenCalledWith('/materials?q=tuile');
});

it('qui ferme le message n’est plus mené nulle part', async () => {
  vi.stubGlobal('fetch', vi.fn());
  setShownList('/materials?q=laine', 'la laine');
  await loadOrKeepShownList(ask('?q=tuile'), fail).catch(() => {});
  for (const { id } of listNotifications()) dismissNotification(id);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(fetch).not.toHaveBeenCalled();
});

it('redemandée depuis les filtres ouverts, la liste les laisse ouverts, sans entrée de plus dans l’historique', async () => {
  const navigate = vi.fn();
  setNavigate(navigate);
  location.hash = '#filtres';
  setShownList('/materials?q=laine', 'la laine');
  await loadOrKeepShownList(ask('?q=tuile'), fail).catch(() => {});
  listNotifications()[0]?.action?.onClick();
  expect(navigate).toHaveBeenCalledWith('/materials?q=tuile#filtres', {
    replace: true,
    preventScrollReset: true,
  });
});
