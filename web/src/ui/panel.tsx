import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface PanelProps {
  id: string;
  title: string;
  text?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Panel({ id, title, text, className, children }: PanelProps) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={clsx('min-w-0 scroll-mt-6 rounded-2 border border-joint bg-surface p-4 md:p-6', className)}
    >
      <h2 id={titleId} className="text-20">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-[68ch] text-ink-2">{text}</p>}
      <div className="mt-4 md:mt-5">{children}</div>
    </section>
  );
}
