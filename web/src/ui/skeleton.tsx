import { clsx } from 'clsx';

export function Skeleton({ className }: { className: string }) {
  return <div className={clsx('rounded-1 bg-sunken motion-safe:animate-skeleton', className)} />;
}
