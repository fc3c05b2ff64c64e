import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../../lib/browser/log.ts';
import * as m from '../../paraglide/messages.js';
import { LogoMark } from '../../ui/logo.tsx';
import { isStarted, readPaintedMs } from './app-start.ts';
import { runSplash, type SplashState } from './run-splash.ts';

interface SplashProps {
  brandName: string;
  minMs?: number;
  onLoaded: () => void;
}

export function Splash({ brandName, minMs, onLoaded }: SplashProps) {
  const [{ progress, typedCharacters }, setState] = useState<SplashState>({
    progress: 0,
    typedCharacters: 0,
  });
  const emitLoaded = useEffectEvent(onLoaded);

  useEffect(() => {
    if (isStarted()) return emitLoaded();
    return runSplash({
      nameLength: brandName.length,
      minMs,
      shownMs: readPaintedMs(),
      onChange: (change) => setState((state) => ({ ...state, ...change })),
      onError: (error) => logError('splash', error),
      onLoaded: () => emitLoaded(),
    });
  }, [brandName, minMs]);

  return (
    <div
      className="splash fixed inset-0 z-60 grid animate-splash-give-up grid-cols-[min(20rem,100vw-2rem)] place-content-center justify-items-center gap-5 bg-page in-data-hydrated:[animation-play-state:paused] in-data-started:hidden print:hidden"
      role="status"
    >
      <LogoMark className="h-23 w-31" />
      <p className="font-display text-44 font-[760] tracking-[-0.03em] whitespace-nowrap" aria-hidden="true">
        {brandName.slice(0, typedCharacters)}
        <i className="absolute ml-0.5 h-9.5 w-0.75 translate-y-1.25 bg-brick motion-reduce:hidden" />
        <span data-untyped className="motion-safe:invisible">
          {brandName.slice(typedCharacters)}
        </span>
      </p>
      <Course progress={progress} />
      <p className="text-ink-2">{describeProgress(progress)}</p>
    </div>
  );
}

const blocks = Array.from({ length: 12 }, (_, index) => index);

function Course({ progress }: { progress: number }) {
  const laid = Math.floor((progress / 100) * blocks.length);
  return (
    <div
      className="grid w-full grid-cols-12 gap-0.75"
      role="progressbar"
      aria-label={m.splash_progress()}
      aria-valuenow={Math.round(progress)}
    >
      {blocks.map((block) => (
        <i
          key={block}
          className={clsx(
            'h-3.5 rounded-[1px]',
            block < laid ? 'bg-ink' : block === laid ? 'bg-brick' : 'bg-joint',
          )}
        />
      ))}
    </div>
  );
}

function describeProgress(progress: number) {
  if (progress > 75) return m.splash_almost();
  if (progress > 50) return m.splash_interface();
  if (progress > 25) return m.splash_resources();
  return m.splash_starting();
}
