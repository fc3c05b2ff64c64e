import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/icon.tsx';

export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={clsx('input appearance-none text-ellipsis pr-10', className)} {...props}>
        {children}
      </select>
      <Icon name="chevron-down" size={20} className="pointer-events-none absolute top-0 right-3 h-full" />
    </span>
  );
}
