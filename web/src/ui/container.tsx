import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('mx-auto w-full max-w-360 px-(--margin)', className)}>{children}</div>;
}
