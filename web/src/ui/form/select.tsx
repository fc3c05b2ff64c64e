import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={clsx('input appearance-none pr-10', className)} {...props}>
        {children}
      </select>
      <ChevronDown
        size={20}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-0 right-3 h-full"
        aria-hidden="true"
      />
    </span>
  );
}
