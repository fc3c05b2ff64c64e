import { clsx } from 'clsx';

const maxShown = 99;

export function UnreadBadge({ count, className }: { count: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'h-4.5 min-w-4.5 rounded-full bg-brick px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-brick',
        className,
      )}
    >
      {count > maxShown ? `${maxShown}+` : count}
    </span>
  );
}
