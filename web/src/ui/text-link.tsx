import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export const linkLook = 'font-medium text-plan underline underline-offset-3 hover:text-plan-hover';

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(linkLook, className)} {...props} />;
}

export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={clsx(linkLook, 'min-h-11', className)} {...props} />;
}
