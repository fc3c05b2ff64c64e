import { clsx } from 'clsx';
import type { SVGProps } from 'react';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

export const iconSizes = [14, 15, 16, 18, 20, 22, 24, 32] as const;

interface IconProps extends SVGProps<SVGSVGElement> {
  name: IconName;
  size?: (typeof iconSizes)[number];
}

/** Drawn once in a file that every page shares, with a class for its size: a list has 145 of them. */
export function Icon({ name, size = 24, className, ...props }: IconProps) {
  return (
    <svg className={clsx(`icon icon-${size}`, className)} aria-hidden="true" {...props}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
