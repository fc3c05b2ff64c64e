import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

export type MenuEntry = { label: string; icon: IconName } & ({ to: string } | { onSelect: () => void });

const look =
  'flex min-h-11 w-full items-center gap-2.5 rounded-1 px-3 py-2 text-left leading-5 hover:bg-sunken';

interface PopoverMenuProps {
  entries: MenuEntry[];
  trigger: (popoverTarget: string) => ReactNode;
}

/** A native popover: Escape, outside clicks and the return of the focus are the browser's. */
export function PopoverMenu({ entries, trigger }: PopoverMenuProps) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      {trigger(id)}
      <ul
        ref={menu}
        id={id}
        popover="auto"
        className="fixed inset-x-3 top-auto bottom-3 max-w-[min(20rem,100vw-1.5rem)] min-w-56 rounded-2 border border-joint bg-raised p-1.5 text-ink shadow-menu [position-area:bottom_span-left] [position-try-fallbacks:flip-block] supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:my-1"
      >
        {entries.map(({ label, icon, ...action }) => {
          const content = (
            <>
              <Icon name={icon} size={18} className="flex-none" />
              {label}
            </>
          );
          return (
            <li key={label}>
              {'to' in action ? (
                <Link to={action.to} onClick={close} className={look}>
                  {content}
                </Link>
              ) : (
                <button
                  type="button"
                  className={look}
                  onClick={() => {
                    close();
                    action.onSelect();
                  }}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
