import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSplash, type SplashState, splashTimings } from './run-splash.ts';

const startMinMs = 2_500;

function play(options: Partial<Parameters<typeof runSplash>[0]> = {}) {
  const seen = { progress: [] as number[], typed: [] as number[], errors: [] as unknown[], loaded: 0 };
  const stop = runSplash({
    nameLength: 'Parpaing'.length,
    minMs: startMinMs,
    random: () => 1,
    onChange({ progress, typedCharacters }: Partial<SplashState>) {
      if (progress !== undefined) seen.progress.push(progress);
      if (typedCharacters !== undefined) seen.typed.push(typedCharacters);
    },
    onError: (error) => seen.errors.push(error),
    onLoaded: () => seen.loaded++,
    ...options,
  });
  return { seen, stop };
}

describe('écran de démarrage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('un visiteur voit la progression monter de 15 au plus toutes les 200 ms, sans dépasser 95', async () => {
    const { seen } = play();
    await vi.advanceTimersByTimeAsync(199);
    expect(seen.progress).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.progress).toEqual([15]);
    await vi.advanceTimersByTimeAsync(startMinMs - 201);
    expect(seen.progress.at(-1)).toBe(95);
    expect(seen.progress).toHaveLength(12);
  });

  it('un visiteur chanceux ou non voit 100 au bout du minimum, puis la page 500 ms plus tard', async () => {
    const { seen } = play({ random: () => 0.1 });
    await vi.advanceTimersByTimeAsync(startMinMs - 1);
    expect(seen.progress.at(-1)).toBeLessThan(20);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.progress.at(-1)).toBe(100);
    await vi.advanceTimersByTimeAsync(499);
    expect(seen.loaded).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.loaded).toBe(1);
  });

  it('le composant seul attend 2000 ms', async () => {
    const { seen } = play({ minMs: undefined });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(seen.progress).not.toContain(100);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.progress.at(-1)).toBe(100);
  });

  it('le temps déjà passé à l’écran compte dans le minimum', async () => {
    const { seen } = play({ shownMs: 2_000 });
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.typed).toHaveLength('Parpaing'.length);
    await vi.advanceTimersByTimeAsync(499);
    expect(seen.progress.at(-1)).toBe(100);
  });

  it('le nom s’écrit une lettre toutes les 100 ms, à partir de 500 ms', async () => {
    const { seen } = play();
    await vi.advanceTimersByTimeAsync(599);
    expect(seen.typed).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.typed).toEqual([1]);
    await vi.advanceTimersByTimeAsync(700);
    expect(seen.typed).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('une erreur de chargement est notée et l’écran se retire quand même', async () => {
    const failure = new Error('réseau coupé');
    const { seen } = play({ load: () => Promise.reject(failure) });
    await vi.advanceTimersByTimeAsync(startMinMs + splashTimings.hideDelayMs);
    expect(seen.errors).toEqual([failure]);
    expect(seen.loaded).toBe(1);
  });

  it('un chargement plus long que le minimum retient l’écran', async () => {
    const { seen } = play({ load: () => new Promise((resolve) => setTimeout(resolve, 4_000)) });
    await vi.advanceTimersByTimeAsync(3_999);
    expect(seen.progress.at(-1)).toBe(95);
    await vi.advanceTimersByTimeAsync(1 + splashTimings.hideDelayMs);
    expect(seen.loaded).toBe(1);
  });

  it('un écran retiré avant la fin ne dit plus rien', async () => {
    const { seen, stop } = play();
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen).toEqual({ progress: [], typed: [], errors: [], loaded: 0 });
  });
});
