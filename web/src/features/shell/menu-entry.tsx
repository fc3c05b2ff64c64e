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
      <Link to={to} className="menu-entry">
        {children}
      </Link>
    </li>
  );
}
