import { ChevronRight } from 'lucide-react';
import * as m from '../paraglide/messages.js';
import { TextLink } from './text-link.tsx';

interface BreadcrumbsProps {
  trail: { to: string; label: string }[];
  current: string;
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={m.breadcrumbs_label()} className="pt-4 text-13 text-ink-3">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ to, label }) => (
          <li key={label} className="flex items-center gap-2">
            <TextLink to={to} className="inline-flex min-h-11 items-center text-ink-2">
              {label}
            </TextLink>
            <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
