import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface BlueprintPanelProps {
  as?: 'div' | 'aside';
  className?: string;
  children: ReactNode;
}

export function BlueprintPanel({ as: Tag = 'div', className, children }: BlueprintPanelProps) {
  return (
    <Tag
      className={clsx(
        'bg-blueprint bg-[linear-gradient(rgb(255_255_255/0.07)_1px,transparent_1px),linear-gradient(90deg,rgb(255_255_255/0.07)_1px,transparent_1px)] bg-position-[-1px_-1px] bg-size-[24px_24px] text-on-blueprint [--focus:var(--on-blueprint)]',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
