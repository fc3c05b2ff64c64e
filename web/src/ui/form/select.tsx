import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { inputLook } from './input.tsx';

export function Select({ className = 'min-h-13 w-full', children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={clsx(inputLook, 'appearance-none pr-10 pl-3 text-ellipsis', className)} {...props}>
        {children}
      </select>
      <Icon name="chevron-down" size={20} className="pointer-events-none absolute top-0 right-3 h-full" />
    </span>
  );
}
