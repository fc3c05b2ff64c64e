import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, setHidden } from '../../testing/browser.ts';
import { chooseDelay, type RetryState, startRetrying } from './start-retrying.ts';

const second = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  resetBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that could not be had, of a server that asks for so many seconds. */
function open(retryAfter?: number, maxTimedRetries?: number) {
  const states: RetryState[] = [];
  const retry = vi.fn(() => Promise.reject(new Error('toujours rien')));
  const retrying = startRetrying({
    retry,
    readRetryAfter: () => retryAfter,
    onChange: (state) => states.push(state),
    random: () => 0,
    maxTimedRetries,
  });
  return { retry, retrying, last: () => states.at(-1) };
}

it.each([
  [0, undefined, 2],
  [0, 5, 5],
  [0, 1, 1],
  [0, 0, 1],
  [0, 3600, 60],
  [1, 1, 4],
  [1, 10, 10],
  [4, undefined, 30],
  [40, undefined, 30],
])('après %i échecs, un serveur qui demande %s s est sollicité %i s plus tard', (failures, asked, delay) => {
  expect(chooseDelay(failures, asked, () => 0)).toBe(delay);
});

it('les visiteurs ne reviennent pas tous à la même seconde, ni avant celle demandée', () => {
  expect(chooseDelay(0, 8, () => 1)).toBe(10);
});

describe('une page qui se redemande d’elle-même', () => {
  it('attend ce que le serveur demande, puis de plus en plus longtemps', async () => {
    const { retry, last } = open(5);
    expect(last()).toEqual({ failures: 0, isTrying: false, delay: 5, secondsLeft: 5 });
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(last()?.secondsLeft).toBe(3);
    await vi.advanceTimersByTimeAsync(3 * second);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(last()).toEqual({ failures: 1, isTrying: false, delay: 5, secondsLeft: 5 });
    await vi.advanceTimersByTimeAsync((5 + 8 + 16) * second);
    expect(retry).toHaveBeenCalledTimes(4);
  });

  it('n’essaie qu’une fois à la fois', async () => {
    const { retry, retrying, last } = open();
    retry.mockReturnValue(new Promise(() => {}));
    retrying.tryNow();
    retrying.tryNow();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60 * second);
    expect(retry).toHaveBeenCalledOnce();
    expect(last()?.isTrying).toBe(true);
  });

  it('n’essaie pas dans un onglet caché, et aussitôt qu’on le regarde', async () => {
    const { retry } = open();
    setHidden(true);
    await vi.advanceTimersByTimeAsync(600 * second);
    expect(retry).not.toHaveBeenCalled();
    setHidden(false);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('essaie aussitôt que le réseau revient', () => {
    const { retry } = open(30);
    dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('cesse avec la page', async () => {
    const { retry, retrying } = open();
    retrying.stop();
    dispatchEvent(new Event('online'));
    setHidden(false);
    await vi.advanceTimersByTimeAsync(600 * second);
    expect(retry).not.toHaveBeenCalled();
  });

  it('peut s’en tenir à quelques essais, sauf si l’on revient ou que le réseau revient', async () => {
    const { retry } = open(undefined, 2);
    await vi.advanceTimersByTimeAsync(3600 * second);
    expect(retry).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(3600 * second);
    expect(retry).toHaveBeenCalledTimes(3);
    setHidden(false);
    expect(retry).toHaveBeenCalledTimes(4);
  });
});
