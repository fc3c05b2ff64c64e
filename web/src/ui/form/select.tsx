import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { getInputSize, type InputSize, inputLook } from './input.tsx';

type SelectProps = InputSize & Omit<ComponentProps<'select'>, 'size'>;

export function Select({ size, className, children, ...props }: SelectProps) {
  const look = 'appearance-none pr-10 pl-3 text-ellipsis';
  return (
    <span className="relative block">
      <select className={clsx(inputLook, getInputSize({ size }), look, className)} {...props}>
        {children}
      </select>
      <Icon name="chevron-down" size={20} className="pointer-events-none absolute top-0 right-3 h-full" />
    </span>
  );
}
