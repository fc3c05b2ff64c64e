import { pages } from '@parpaing/contract/pages';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import {
  clearNeed,
  hasPlace,
  type ListQuery,
  listEntries,
  parseListQuery,
} from '../../../entities/list-query/list-query.ts';
import { needBarId } from '../../../entities/list-query/results-scroll.ts';
import { findNeed, type Need, withWaste } from '../../../entities/material/prices/need.ts';
import { formatQuantity } from '../../../entities/material/prices/units.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { QuantityFields } from './quantity-fields.tsx';
import './need.css';

interface NeedBarProps {
  query: ListQuery;
  placeName: string | null | undefined;
  fault?: string;
}

export function NeedBar({ query, placeName: foundName, fault }: NeedBarProps) {
  const need = findNeed(query);
  const chosen = useChosenPlace();
  const placeName = foundName || describeShownPlace(query, chosen);
  return (
    <section id={needBarId} aria-label={m.need_title()} className="need-bar">
      {need ? (
        <details key={`${need.quantity} ${need.unit} ${need.waste}`} className="need-details">
          <summary>
            <Icon name="ruler" size={18} />
            <span>
              {`${m.need_told()} `}
              <b>{formatQuantity(need.quantity, need.unit)}</b>
              {need.waste > 0 && ` (+${formatPercent(need.waste)})`}
            </span>
            {need.waste > 0 && <CutsIncluded need={need} />}
            {hasPlace(query) && (
              <span className="need-place">
                <Icon name="truck" size={18} />
                {placeName ? (
                  <span>
                    {`${m.need_delivered_to()} `}
                    <b>{placeName}</b>
                  </span>
                ) : (
                  m.need_delivered_to_area()
                )}
              </span>
            )}
            <span className="need-change">{m.need_change()}</span>
          </summary>
          <NeedForm query={query} />
        </details>
      ) : (
        <NeedForm query={query} isInvalid={fault !== undefined} />
      )}
      {need && (
        <Link to={changedListAddress(query, clearNeed(query))} preventScrollReset className="need-removal">
          <Icon name="x" size={18} />
          <span>{m.need_remove()}</span>
        </Link>
      )}
    </section>
  );
}

function CutsIncluded({ need }: { need: Need }) {
  return (
    <span className="cote need-total">
      <span>{m.need_with_waste({ quantity: formatQuantity(withWaste(need), need.unit) })}</span>
    </span>
  );
}

interface NeedFormProps {
  query: ListQuery;
  isInvalid?: boolean;
}

const fieldParams = ['quantity', 'quantityUnit', 'waste', 'page', 'scroll'];

export function NeedForm({ query, isInvalid }: NeedFormProps) {
  const id = useId();
  const navigate = useNavigate();

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { quantity, quantityUnit, waste } = parseListQuery(new FormData(event.currentTarget));
    const changes = quantity ? { quantity, quantityUnit, waste } : clearNeed(query);
    void navigate(changedListAddress(query, changes), { preventScrollReset: true });
  }

  return (
    <form action={pages.materials} onSubmit={apply} className="need-form">
      <label htmlFor={id}>
        <Icon name="ruler" size={18} />
        {m.need_title()}
      </label>
      <QuantityFields
        id={id}
        query={query}
        isInvalid={isInvalid}
        className="input"
        chevronClassName="top-3.5"
      />
      {listEntries(query)
        .filter(([name]) => !fieldParams.includes(name))
        .map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      <Button look="secondary">{m.need_compute()}</Button>
    </form>
  );
}
