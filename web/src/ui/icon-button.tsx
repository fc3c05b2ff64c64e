import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

// The content takes no pointer events: a browser drops a click whose pressed element is replaced before the release.
const shape =
  'inline-grid size-11 flex-none place-items-center rounded-2 text-ink *:pointer-events-none hover:bg-sunken';

interface NamedIcon {
  icon: IconName;
  label: string;
}

type IconButtonProps = Omit<NamedIcon, 'icon'> & { icon?: IconName } & ComponentProps<'button'>;

export function IconButton({ icon, label, className, children, ...props }: IconButtonProps) {
  return (
    <button type="button" className={clsx(shape, className)} aria-label={label} {...props}>
      {icon ? <Icon name={icon} size={22} /> : children}
    </button>
  );
}

export function IconLink({ icon, label, className, ...props }: NamedIcon & ComponentProps<typeof Link>) {
  return (
    <Link className={clsx(shape, className)} aria-label={label} {...props}>
      <Icon name={icon} size={22} />
    </Link>
  );
}
