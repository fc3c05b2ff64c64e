import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import './foot-bar.css';

/** Stays at the foot of the window, across the margins of the page. */
export function FootBar({ className, ...props }: ComponentProps<'section'>) {
  return (
    <section
      className={clsx(
        'foot-bar sticky bottom-(--cookie-banner) z-(--z-foot) col-span-full -mx-(--margin) flex items-center gap-4 bg-raised px-(--margin) py-2.5 shadow-bar print:hidden',
        className,
      )}
      {...props}
    />
  );
}
