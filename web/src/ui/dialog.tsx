import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as m from '../paraglide/messages.js';
import { IconButton } from './icon-button.tsx';
import { rescueFocus } from './rescue-focus.ts';
import '../styles/dialog.css';

interface DialogProps {
  title: string;
  /** Asked for by Escape or the close button; a click outside is no wish to lose what is typed. */
  onClose: () => void;
  /** Escape is no answer either (DESIGN §3.20). */
  isPersistent?: boolean;
  /** A form or a column: the body scrolls (`dialog-body`), the actions stay (`dialog-actions`). */
  children: ReactNode;
}

/** The platform's: focus stays inside, and goes back where it was, or to the page if that is gone. */
export function Dialog({ title, onClose, isPersistent = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Else the close button would have it: what comes first is what the dialog is for.
    element?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')?.focus();
    return () => {
      // Before it is taken away, so that the focus returns to where it was.
      element?.close();
      requestAnimationFrame(() => rescueFocus());
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog"
      onCancel={(event) => {
        event.preventDefault();
        if (!isPersistent) onClose();
      }}
      // A second Escape in a row is not announced by `cancel`: it would close whatever was decided there.
      onKeyDown={(event) => isPersistent && event.key === 'Escape' && event.preventDefault()}
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex items-start justify-between gap-4 pt-4 pr-2 pl-4 md:pt-5 md:pr-3 md:pl-6">
          <h2 id={titleId} className="pt-1.5 text-24 leading-7.5">
            {title}
          </h2>
          <IconButton icon={X} label={m.dialog_close()} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
