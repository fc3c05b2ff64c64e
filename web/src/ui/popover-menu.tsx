import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import './popover-menu.css';

export type MenuEntry = { label: string; icon: IconName } & ({ to: string } | { onSelect: () => void });

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
      <ul ref={menu} id={id} popover="auto" className="popover-menu">
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
                <Link to={action.to} onClick={close}>
                  {content}
                </Link>
              ) : (
                <button
                  type="button"
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
