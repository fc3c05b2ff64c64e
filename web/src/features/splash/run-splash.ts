import { pause } from '../../lib/browser/pause.ts';
import { splashTimings as timings } from './timings.ts';

export interface SplashState {
  progress: number;
  typedCharacters: number;
}

interface SplashOptions {
  nameLength: number;
  minMs?: number;
  load?: () => Promise<unknown>;
  random?: () => number;
  onChange: (change: Partial<SplashState>) => void;
  onError: (error: unknown) => void;
  onLoaded: () => void;
}

/** Plays the splash once; the answer stops it. */
export function runSplash({
  nameLength,
  minMs = timings.defaultMinMs,
  load = () => pause(timings.simulatedWaitMs),
  random = Math.random,
  onChange,
  onError,
  onLoaded,
}: SplashOptions): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, ms));

  let progress = 0;
  const climb = setInterval(() => {
    progress = Math.min(progress + random() * timings.maxIncrement, timings.progressCap);
    onChange({ progress });
  }, timings.tickMs);
  timers.add(climb);

  for (let typed = 1; typed <= nameLength; typed++) {
    after(timings.typingDelayMs + typed * timings.typingMs, () => onChange({ typedCharacters: typed }));
  }

  const minimum = new Promise<void>((resolve) => after(minMs, resolve));
  void load()
    .catch(onError)
    .then(() => minimum)
    .then(() => {
      clearInterval(climb);
      onChange({ progress: 100 });
      after(timings.hideDelayMs, onLoaded);
    });

  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
