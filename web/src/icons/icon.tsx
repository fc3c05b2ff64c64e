import { clsx } from 'clsx';
import type { SVGProps } from 'react';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName;
  size?: number;
}

/** Drawn once in a file that every page shares: a list has 170 of them. */
export function Icon({ name, size = 24, className, ...props }: IconProps) {
  return (
    <svg width={size} height={size} className={clsx('icon', className)} aria-hidden="true" {...props}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
