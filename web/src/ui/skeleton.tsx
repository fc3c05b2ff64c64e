import { clsx } from 'clsx';

export function Skeleton({ className }: { className: string }) {
  return <div className={clsx('skeleton rounded-1 bg-sunken', className)} />;
}
