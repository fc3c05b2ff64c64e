import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { listIllustrationWidths } from './illustration-widths.ts';

interface IllustrationProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  name: string;
  sizes: string;
}

/** Made by `npm run illustrations:build`: twenty SVGs keep a slow phone busy for half a second. */
export function Illustration({ name, className, ...image }: IllustrationProps) {
  const widths = listIllustrationWidths(name);
  const getAddress = (width: number) => `/illustrations/${name}-${width}.webp`;
  return (
    <img
      alt=""
      {...image}
      src={getAddress(Math.max(...widths))}
      srcSet={widths.map((width) => `${getAddress(width)} ${width}w`).join(', ')}
      className={clsx('filter-(--picture-filter)', className)}
    />
  );
}
