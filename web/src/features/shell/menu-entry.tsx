import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface MenuEntryProps {
  to: string;
  className?: string;
  children: ReactNode;
}

export function MenuEntry({ to, className, children }: MenuEntryProps) {
  return (
    <li className={className}>
      <Link
        to={to}
        className="-mx-2 flex min-h-11 items-center rounded-2 px-2 font-medium -outline-offset-2 hover:bg-sunken"
      >
        {children}
      </Link>
    </li>
  );
}
