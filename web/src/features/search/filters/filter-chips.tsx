import { useRef } from 'react';
import { listAddress } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { choosePlace } from '../../../entities/place/chosen-place.ts';
import * as m from '../../../paraglide/messages.js';
import { ChipLink } from '../../../ui/button.tsx';
import { useRestoredFocus } from '../../../ui/restore-focus.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ActiveFilter } from './active-filters.ts';

/** A removed place must not come back on the next page. */
const clearSavedPlace = () => choosePlace(null);

const keepUnfiltered = ({ q, quantity, quantityUnit, waste, view }: ListQuery): ListQuery => ({
  q,
  quantity,
  quantityUnit,
  waste,
  view,
});

interface FilterChipsProps {
  filters: ActiveFilter[];
  query: ListQuery;
}

export function FilterChips({ filters, query }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  useRestoredFocus(list, filters.length);
  if (filters.length === 0) return null;
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={m.filters_active()}
      className="flex flex-wrap items-center gap-2"
    >
      {filters.map(({ label, to, isPlace }) => (
        <li key={label}>
          <ChipLink
            to={to}
            preventScrollReset
            onClick={isPlace ? clearSavedPlace : undefined}
            aria-label={m.filters_remove({ filter: label })}
          >
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <TextLink
          to={listAddress({ ...keepUnfiltered(query), scroll: true })}
          onClick={filters.some(({ isPlace }) => isPlace) ? clearSavedPlace : undefined}
          className="inline-flex min-h-11 items-center px-1 text-13"
        >
          {m.filters_clear()}
        </TextLink>
      </li>
    </ul>
  );
}
