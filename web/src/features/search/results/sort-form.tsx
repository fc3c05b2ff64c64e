import { pages } from '@parpaing/contract/pages';
import { type MaterialSort, materialSorts } from '@parpaing/contract/units';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changedListAddress, changeQuery } from '../../../entities/list-query/list-address.ts';
import {
  hasPlace,
  type ListParam,
  type ListQuery,
  listEntries,
} from '../../../entities/list-query/list-query.ts';
import { readPriceOrder } from '../../../entities/material/prices/price-order.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { findTax } from '../filters/price-tax.ts';

const names: Record<MaterialSort, () => string> = {
  pertinence: m.sort_pertinence,
  recent: m.sort_recent,
  prix: m.sort_prix,
  prix_base: m.sort_prix_base,
  distance: m.sort_distance,
  total: m.sort_total,
  total_livre: m.sort_total_delivered,
};

function listSorts({ q, quantity }: ListQuery, isNear: boolean): MaterialSort[] {
  const isOffered = {
    pertinence: q,
    recent: true,
    prix: true,
    prix_base: true,
    distance: isNear,
    total: quantity,
    total_livre: quantity && isNear,
  };
  return materialSorts.filter((sort) => isOffered[sort]);
}

interface SortFormProps {
  query: ListQuery;
  inFields: ListQuery;
}

export function SortForm({ query, inFields }: SortFormProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const navigate = useNavigate();
  const sorts = listSorts(inFields, hasPlace(inFields));
  const sort = sorts.find((offered) => offered === query.sort) ?? sorts[0];
  const others = listEntries(changeQuery(query, { sort: undefined, page: undefined, scroll: undefined }));

  // React does not update a select whose default changes; a new element would lose the focus. The key also changes when
  // a failed search leads back to this one.
  const { key } = useLocation();
  const isFirst = useRef(true);
  const chooseEarly = useEffectEvent(choose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key only tells when.
  useEffect(() => {
    if (!select.current || !sort) return;
    const early = select.current.value as MaterialSort;
    if (isFirst.current && early !== sort) chooseEarly(early);
    else select.current.value = sort;
    isFirst.current = false;
  }, [sort, key]);

  function choose(chosen: MaterialSort) {
    const tax = findTax({ ...query, sort: chosen }, query, readPriceOrder());
    void navigate(changedListAddress(query, { sort: chosen, tax }), { preventScrollReset: true });
  }

  return (
    <form action={pages.materials} autoComplete="off" className="flex items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-ink-2 max-sm:sr-only">
        {m.results_sort()}
      </label>
      <span className="min-w-0 flex-1 sm:w-50">
        <Select
          id={id}
          name={'sort' satisfies ListParam}
          ref={select}
          defaultValue={sort}
          onChange={(event) => choose(event.target.value as MaterialSort)}
          size="small"
          className="max-sm:pr-8"
        >
          {sorts.map((offered) => (
            <option key={offered} value={offered}>
              {names[offered]()}
            </option>
          ))}
        </Select>
      </span>
      {others.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button look="secondary">{m.results_sort_apply()}</Button>
      </noscript>
    </form>
  );
}
