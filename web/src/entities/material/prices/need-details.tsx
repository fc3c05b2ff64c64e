import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';

interface NeedDetailsProps {
  summary: ReactNode;
  children: ReactNode;
}

/** The need in words; its form is below them when it is open. */
export function NeedDetails({ summary, children }: NeedDetailsProps) {
  return (
    <details className="flex-1">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-2 [&::-webkit-details-marker]:hidden">
        {summary}
        <span className="font-medium text-plan underline underline-offset-3">{m.need_change()}</span>
      </summary>
      {children}
    </details>
  );
}
