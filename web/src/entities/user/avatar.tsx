import { clsx } from 'clsx';

interface AvatarProps {
  /** Null without a picture: a square monogram stands for the person. */
  url: string | null;
  name: string;
  className?: string;
}

/** Decorative: the name always stands beside it. */
export function Avatar({ url, name, className }: AvatarProps) {
  const shape = clsx('flex-none rounded-2', className ?? 'size-14 text-24');
  if (url) return <img src={url} alt="" className={clsx(shape, 'bg-sunken object-cover')} />;
  return (
    <span
      aria-hidden="true"
      className={clsx(shape, 'grid place-items-center bg-ink font-display font-bold text-page')}
    >
      {name.trim().charAt(0).toLocaleUpperCase()}
    </span>
  );
}
