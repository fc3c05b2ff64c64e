import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetBrowser } from '../../testing/browser.ts';
import { startFetching } from './use-arrivals.ts';

const arrivals = { items: [], total: 0 };
const unavailable = () => Response.json({}, { status: 503, headers: { 'retry-after': '5' } });

beforeEach(() => {
  vi.useFakeTimers();
  resetBrowser();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A home page, and a server that answers as it is told, then always the same. */
function openHome(...answers: (() => Response)[]) {
  const fetch = vi.fn(async (_: Request) => (answers.length > 1 ? answers.shift() : answers[0])?.());
  vi.stubGlobal('fetch', fetch);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const shown = vi.fn();
  const stop = startFetching(null, shown);
  return { fetch, shown, logged, stop };
}

it('les derniers arrivages qui manquaient se montrent d’eux-mêmes quand le serveur revient', async () => {
  const { fetch, shown, logged } = openHome(unavailable, unavailable, () => Response.json(arrivals));
  await vi.waitFor(() => expect(shown.mock.calls).toEqual([[null]]));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith(arrivals));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(logged).toHaveBeenCalledOnce();
});

it('un serveur absent n’est pas sollicité sans fin, mais dès que le réseau revient', async () => {
  const { fetch, stop } = openHome(unavailable);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetch).toHaveBeenCalledTimes(6);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetch).toHaveBeenCalledTimes(7);
  stop();
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(7);
});

it('un refus ne se redemande pas', async () => {
  const { fetch, shown } = openHome(() => Response.json({}, { status: 400 }));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetch).toHaveBeenCalledOnce();
  expect(shown.mock.calls).toEqual([[null]]);
});
