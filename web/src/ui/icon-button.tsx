import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const shape = 'inline-grid size-11 flex-none place-items-center rounded-2 text-ink hover:bg-sunken';

interface Icon {
  icon: LucideIcon;
  label: string;
}

/** With children instead of an icon, a picture. */
type IconButtonProps = Omit<Icon, 'icon'> & { icon?: LucideIcon } & ComponentProps<'button'>;

export function IconButton({ icon: Icon, label, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" className={clsx(shape, className)} aria-label={label} {...props}>
      {Icon ? <Icon size={22} strokeWidth={1.75} aria-hidden="true" /> : children}
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
