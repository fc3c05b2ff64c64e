import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as m from '../paraglide/messages.js';
import { FormFailure } from './form/form-failure.tsx';
import { IconButton } from './icon-button.tsx';
import { restoreFocus } from './restore-focus.ts';

interface DialogProps {
  title: string;
  /** Called by Escape and the close button. A click outside does not close, so typed text is not lost. */
  onClose: () => void;
  isPersistent?: boolean;
  isLarge?: boolean;
  /** The focus of a field would open a keyboard over the others. */
  focusesTitle?: boolean;
  /** The body scrolls (`DialogBody`), the actions stay visible (`DialogActions`). */
  children: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { title, onClose, isPersistent = false, isLarge = false, focusesTitle = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Otherwise the close button would have the focus.
    const first = focusesTitle ? 'h2' : 'input:not([type=hidden]), select, textarea';
    element?.querySelector<HTMLElement>(first)?.focus();
    return () => {
      // Closed before removal, so that the browser restores the focus.
      element?.close();
      requestAnimationFrame(() => restoreFocus());
    };
  }, [focusesTitle]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(
        'mt-auto max-h-[calc(100dvh-1rem)] w-full max-w-none overflow-hidden rounded-t-3 bg-raised text-ink shadow-dialog transition-[opacity,translate] duration-(--t-3) ease-lay backdrop:bg-scrim open:flex md:m-auto md:w-[calc(100%-2rem)] md:rounded-3 starting:translate-y-2 starting:opacity-0',
        isLarge
          ? 'max-md:h-[calc(100dvh-1rem)] md:max-h-[min(100dvh-2rem,62rem)] md:max-w-230'
          : 'md:max-h-[min(100dvh-2rem,52rem)] md:max-w-140',
      )}
      onCancel={(event) => {
        event.preventDefault();
        if (!isPersistent) onClose();
      }}
      // Browsers fire no `cancel` on a second Escape in a row and close the dialog.
      onKeyDown={(event) => isPersistent && event.key === 'Escape' && event.preventDefault()}
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex items-start justify-between gap-4 pt-4 pr-2 pl-4 md:pt-5 md:pr-3 md:pl-6">
          <h2 id={titleId} tabIndex={focusesTitle ? -1 : undefined} className="pt-1.5 text-24">
            {title}
          </h2>
          <IconButton icon="x" label={m.dialog_close()} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}

export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  const look = 'overflow-y-auto overscroll-contain px-4 pt-1 pb-4 max-md:flex-auto md:px-6 md:pb-5';
  return <div className={clsx(look, className)} {...props} />;
}

export function DialogActions({ className, ...props }: ComponentProps<'div'>) {
  const look =
    'flex gap-2 border-t border-joint px-4 pt-3 pb-5 max-md:flex-col-reverse md:flex-wrap md:justify-end md:px-6 md:py-4';
  return <div className={clsx(look, className)} {...props} />;
}

/** The first of the actions. An empty live region must stay in the document, without its gap. */
export function DialogFailure({ children }: { children: ReactNode }) {
  return (
    <div className={clsx('max-md:order-1 md:basis-full', !children && '-mt-2')}>
      <FormFailure>{children}</FormFailure>
    </div>
  );
}
