import { clsx } from 'clsx';

/** `logo.svg` draws this name; any other is written in the display font. */
const drawnName = 'Parpaing';

const cellPath = 'M21.75 10.5h10.5a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-10.5a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1Z';
const blockPath =
  'M2 6h50a2 2 0 0 1 2 2v24a2 2 0 0 1-2 2h-50a2 2 0 0 1-2-2v-24a2 2 0 0 1 2-2ZM6 11h9.5a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1ZM22.25 11h9.5a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1ZM38.5 11h9.5a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-9.5a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1Z';

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 54 40" className={className} aria-hidden="true">
      <path fill="var(--logo-accent, var(--brick))" d={cellPath} />
      <path fill="currentColor" fillRule="evenodd" d={blockPath} />
    </svg>
  );
}

export function Logo({ brandName, className }: { brandName: string; className?: string }) {
  if (brandName !== drawnName) {
    return (
      <span className={clsx('flex items-center gap-3 font-display text-24 font-bold', className)}>
        <LogoMark className="h-full w-auto" />
        {brandName}
      </span>
    );
  }
  return (
    <svg viewBox="0 0 219 42" className={clsx('w-auto', className)} role="img" aria-label={brandName}>
      <path fill="var(--logo-accent, var(--brick))" d={cellPath} />
      <path fill="currentColor" fillRule="evenodd" d={blockPath} />
      <use href="/logo.svg#nom" />
    </svg>
  );
}
