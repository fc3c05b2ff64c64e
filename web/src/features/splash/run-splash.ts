import { pause } from '../../lib/browser/pause.ts';

/** SPEC §4 and §9. The application sets its own minimum (`SPLASH_MIN_MS`, 2500). */
export const splashTimings = {
  defaultMinMs: 2_000,
  tickMs: 200,
  maxIncrement: 15,
  progressCap: 95,
  hideDelayMs: 500,
  simulatedWaitMs: 1_000,
  typingDelayMs: 500,
  typingMs: 100,
} as const;
export interface SplashState {
  progress: number;
  typedCharacters: number;
}

interface SplashOptions {
  nameLength: number;
  minMs?: number;
  /** Time already spent on screen: what it covers is not waited for again. */
  shownMs?: number;
  load?: () => Promise<unknown>;
  random?: () => number;
  onChange: (change: Partial<SplashState>) => void;
  onError: (error: unknown) => void;
  onLoaded: () => void;
}

export function runSplash({
  nameLength,
  minMs = splashTimings.defaultMinMs,
  shownMs = 0,
  load = () => pause(Math.max(0, splashTimings.simulatedWaitMs - shownMs)),
  random = Math.random,
  onChange,
  onError,
  onLoaded,
}: SplashOptions): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, ms));

  let progress = 0;
  const climb = setInterval(() => {
    progress = Math.min(progress + random() * splashTimings.maxIncrement, splashTimings.progressCap);
    onChange({ progress });
  }, splashTimings.tickMs);
  timers.add(climb);

  for (let typed = 1; typed <= nameLength; typed++) {
    const typedMs = splashTimings.typingDelayMs + typed * splashTimings.typingMs;
    after(typedMs - shownMs, () => onChange({ typedCharacters: typed }));
  }

  const minimum = new Promise<void>((resolve) => after(minMs - shownMs, resolve));
  void load()
    .catch(onError)
    .then(() => minimum)
    .then(() => {
      clearInterval(climb);
      onChange({ progress: 100 });
      after(splashTimings.hideDelayMs, onLoaded);
    });

  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
