import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={clsx('font-medium text-plan underline underline-offset-3 hover:text-plan-hover', className)}
      {...props}
    />
  );
}
