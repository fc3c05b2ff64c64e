import { clsx } from 'clsx';

interface AvatarProps {
  url: string | null;
  name: string;
  className?: string;
}

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
