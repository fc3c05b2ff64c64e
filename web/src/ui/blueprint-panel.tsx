import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BlueprintPanelProps {
  as?: 'div' | 'aside';
  className?: string;
  children: ReactNode;
}

export function BlueprintPanel({ as: Tag = 'div', className, children }: BlueprintPanelProps) {
  return <Tag className={clsx('blueprint', className)}>{children}</Tag>;
}
