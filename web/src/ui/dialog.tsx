import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as m from '../paraglide/messages.js';
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
  /** The body scrolls (`dialog-body`), the actions stay visible (`dialog-actions`). */
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
      className={isLarge ? 'dialog dialog-large' : 'dialog'}
      onCancel={(event) => {
        event.preventDefault();
        if (!isPersistent) onClose();
      }}
      // Browsers fire no `cancel` on a second Escape in a row and close the dialog.
      onKeyDown={(event) => isPersistent && event.key === 'Escape' && event.preventDefault()}
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex items-start justify-between gap-4 pt-4 pr-2 pl-4 md:pt-5 md:pr-3 md:pl-6">
          <h2 id={titleId} tabIndex={focusesTitle ? -1 : undefined} className="pt-1.5 text-24 leading-7.5">
            {title}
          </h2>
          <IconButton icon="x" label={m.dialog_close()} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
