import { type ReactNode, useCallback, useState } from 'react';
import { useAllFilters } from '../../../entities/list-query/use-all-filters.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';

interface MoreFiltersProps {
  summary: string;
  isOpen: boolean;
  className: string;
  summaryClassName: string;
  children: () => ReactNode;
}

/** Rendered when it is opened: what most visitors leave closed would weigh on every list. */
export function MoreFilters({ summary, isOpen, className, summaryClassName, children }: MoreFiltersProps) {
  const { areOpen, address } = useAllFilters();
  const startsOpen = isOpen || areOpen;
  const [wasOpened, setWasOpened] = useState(false);
  const noticeOpening = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open) setWasOpened(true);
  }, []);
  return (
    <details
      ref={noticeOpening}
      open={startsOpen}
      onToggle={({ currentTarget }) => noticeOpening(currentTarget)}
      className={className}
    >
      <summary className={`cursor-pointer ${summaryClassName}`}>{summary}</summary>
      {startsOpen || wasOpened ? (
        children()
      ) : (
        <noscript>
          <TextLink to={address}>{m.filters_all_open()}</TextLink>
        </noscript>
      )}
    </details>
  );
}
