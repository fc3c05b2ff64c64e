import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const look = 'font-medium text-plan underline underline-offset-3 hover:text-plan-hover';

export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={clsx(look, className)} {...props} />;
}

/** To another site or a mail address. */
export function TextAnchor({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a className={clsx(look, className)} {...props}>
      {children}
    </a>
  );
}

export function LinkButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={clsx(look, 'min-h-11', className)} {...props} />;
}
