import { clsx } from 'clsx';
import { Icon } from '../../icons/icon.tsx';
import * as m from '../../paraglide/messages.js';
import { TextLink } from '../../ui/text-link.tsx';

interface BreadcrumbsProps {
  trail: { to: string; label: string }[];
  current: string;
}

export function Breadcrumbs({ trail, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={m.breadcrumbs_label()} className="pt-4 text-13 text-ink-3 max-md:pt-1">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ to, label }, index) => (
          <li
            key={label}
            className={clsx('flex items-center gap-2', index < trail.length - 2 && 'max-md:hidden')}
          >
            <TextLink to={to} className="inline-flex min-h-11 items-center text-ink-2">
              {label}
            </TextLink>
            <Icon
              name="chevron-right"
              size={16}
              className={clsx('flex-none', index === trail.length - 1 && 'max-md:hidden')}
            />
          </li>
        ))}
        <li aria-current="page" className="max-md:hidden">
          {current}
        </li>
      </ol>
    </nav>
  );
}
