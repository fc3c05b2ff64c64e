import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const shape = 'inline-grid size-11 flex-none place-items-center rounded-2 text-ink hover:bg-sunken';

interface Icon {
  icon: LucideIcon;
  label: string;
}

export function IconButton({ icon: Icon, label, className, ...props }: Icon & ComponentProps<'button'>) {
  return (
    <button type="button" className={clsx(shape, className)} aria-label={label} {...props}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

export function IconLink({ icon: Icon, label, className, ...props }: Icon & ComponentProps<typeof Link>) {
  return (
    <Link className={clsx(shape, className)} aria-label={label} {...props}>
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
