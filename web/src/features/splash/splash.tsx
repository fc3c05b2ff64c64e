import { useContext, useSyncExternalStore } from 'react';
import { ScriptNonceContext } from '../../lib/page/page-context.ts';
import * as m from '../../paraglide/messages.js';
import { LogoMark } from '../../ui/logo.tsx';
import { isStarted, splashScript, splashTimings, subscribeToLoaded } from './app-start.ts';

interface SplashProps {
  brandName: string;
  minMs?: number;
}

const blocks = Array.from({ length: 12 }, (_, index) => index);

/** Rendered by the server and moved by `splashScript`; React only removes it. */
export function Splash({ brandName, minMs = splashTimings.defaultMinMs }: SplashProps) {
  const nonce = useContext(ScriptNonceContext);
  const isShown = useSyncExternalStore(
    subscribeToLoaded,
    () => !isStarted(),
    () => true,
  );
  if (!isShown) return null;
  const texts = [m.splash_starting(), m.splash_resources(), m.splash_interface(), m.splash_almost()];
  return (
    <>
      <div
        className="splash fixed inset-0 z-(--z-splash) grid animate-splash-give-up grid-cols-[min(20rem,100vw-2rem)] place-content-center justify-items-center gap-5 bg-page in-data-started:hidden print:hidden"
        role="status"
        data-min-ms={minMs}
        suppressHydrationWarning
      >
        <LogoMark className="h-23 w-31" />
        <p
          className="font-display text-44 font-[760] tracking-[-0.03em] whitespace-nowrap"
          aria-hidden="true"
        >
          {[...brandName, ''].map((letter, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, and never move.
              key={index}
              className="before:absolute before:ml-0.5 before:hidden before:h-9.5 before:w-0.75 before:translate-y-1.25 before:bg-brick before:visible motion-safe:not-data-[letter=typed]:invisible motion-safe:data-[letter=next]:before:inline"
              data-letter={index === 0 ? 'next' : ''}
              suppressHydrationWarning
            >
              {letter}
            </span>
          ))}
        </p>
        <div
          className="grid w-full grid-cols-12 gap-0.75"
          role="progressbar"
          aria-label={m.splash_progress()}
          aria-valuenow={0}
          suppressHydrationWarning
        >
          {blocks.map((block) => (
            <i
              key={block}
              className="h-3.5 rounded-[1px] bg-joint data-[state=laid]:bg-ink data-[state=next]:bg-brick"
              data-state={block === 0 ? 'next' : ''}
              suppressHydrationWarning
            />
          ))}
        </div>
        {texts.map((text, index) => (
          <p
            key={text}
            className="text-ink-2"
            data-above={index * 25}
            hidden={index > 0}
            suppressHydrationWarning
          >
            {text}
          </p>
        ))}
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, recognised by its nonce. */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: splashScript }} />
    </>
  );
}
