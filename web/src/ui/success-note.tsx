import { clsx } from 'clsx';
import { CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';

export function SuccessNote({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={clsx('success-note flex items-start gap-2', className)} {...props}>
      <CircleCheck size={20} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
