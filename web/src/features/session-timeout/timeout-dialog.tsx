import { type KeyboardEvent, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { sessionTimings } from '../../entities/session/timings.ts';
import { getUntranslatedLang } from '../../lib/i18n/locale.ts';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { DialogActions } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** Announcing every second would drown everything else. */
const announcedAt = [10, 30, 60];
const vibrateEvery = 10;

interface TimeoutDialogProps {
  seconds: number;
  onContinue: () => void;
  onLogout: () => void;
}

export function TimeoutDialog({ seconds, onContinue, onLogout }: TimeoutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const continueButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const announced = announcedAt.find((step) => seconds <= step);
  useVibration(Math.ceil(seconds / vibrateEvery));

  function open() {
    if (!dialog.current?.isConnected) return;
    dialog.current.showModal();
    continueButton.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only.
  useLayoutEffect(() => {
    const shown = dialog.current;
    open();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      lang={getUntranslatedLang('session_warning_title')}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[min(30rem,100vw-2rem)] rounded-3 bg-raised text-ink shadow-dialog transition-[opacity,translate] duration-(--t-3) ease-lay backdrop:bg-scrim starting:translate-y-2 starting:opacity-0"
      onCancel={preventClose}
      onKeyDown={preventEscape}
      // Some devices close the dialog without `cancel`.
      onClose={open}
    >
      <div className="px-4 pt-6.5 pb-4 md:px-6 md:pb-5">
        <h2 id={`${id}-title`} className="text-24">
          {m.session_warning_title()}
        </h2>
        <p id={`${id}-text`} className="mt-2 text-ink-2">
          {m.session_warning_text()}
        </p>
        <p className="mt-5 mb-2 flex items-baseline justify-between">
          {m.session_warning_left()}
          <span role="timer" aria-live="off" className="text-32 font-semibold">
            {formatCountdown(seconds)}
          </span>
        </p>
        <ProgressBar
          share={seconds / (sessionTimings.warningDuration / 1000)}
          label={m.session_warning_progress()}
          tone="warning"
        />
        <p role="status" className="sr-only">
          {announced && m.session_warning_seconds({ seconds: announced })}
        </p>
      </div>
      <DialogActions>
        <Button type="button" look="secondary" onClick={onLogout}>
          {m.session_warning_logout()}
        </Button>
        <Button ref={continueButton} type="button" onClick={onContinue}>
          {m.session_warning_continue()}
        </Button>
      </DialogActions>
    </dialog>
  );
}

function preventClose(event: SyntheticEvent) {
  event.preventDefault();
}

/** A second Escape closes a dialog even when `cancel` is prevented. */
function preventEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}

/** Browsers log an error when a page vibrates before any interaction. */
function useVibration(step: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step.
  useEffect(() => {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
  }, [step]);
}

function formatCountdown(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
