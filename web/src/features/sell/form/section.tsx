import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';

interface SectionProps {
  id: string;
  number: number;
  title: string;
  text?: string;
  isOptional?: boolean;
  isTitledOnPhone?: boolean;
  children: ReactNode;
}

export function Section({ id, number, title, text, isOptional, isTitledOnPhone, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'grid gap-x-6 gap-y-4 md:p-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:px-7 lg:py-7',
        number > 1 && 'md:border-t md:border-joint',
      )}
    >
      <div className={clsx(!isTitledOnPhone && 'max-md:sr-only')}>
        <h2 id={titleId} className="text-20">
          <span className="max-md:hidden">{`${number}. `}</span>
          {title}
          {isOptional && (
            <span className="ml-2 font-text text-15 font-normal text-ink-2">{m.form_optional()}</span>
          )}
        </h2>
        {text && <p className="mt-1.5 max-w-[26ch] text-13 text-ink-2">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
