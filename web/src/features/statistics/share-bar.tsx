import { clsx } from 'clsx';

/** An SVG, because the content security policy forbids inline styles. */
export function ShareBar({ share, className }: { share: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className={clsx('h-2 flex-none', className)}
      aria-hidden="true"
    >
      <rect width={100 * share} height="8" rx="1" fill="var(--chart-1)" />
    </svg>
  );
}
