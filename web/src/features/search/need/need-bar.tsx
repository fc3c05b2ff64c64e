import { pages } from '@parpaing/contract/pages';
import { clsx } from 'clsx';
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
import { NeedDetails } from '../../../entities/material/prices/need-details.tsx';
import { formatQuantity } from '../../../entities/material/prices/units.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import { Icon } from '../../../icons/icon.tsx';
import { formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { DimensionLine } from '../../../ui/dimension-line.tsx';
import { inputLook } from '../../../ui/form/input.tsx';
import { QuantityFields } from './quantity-fields.tsx';
import './need-bar.css';

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
    <section
      id={needBarId}
      aria-label={m.need_title()}
      className={clsx(
        'need-bar relative flex items-start gap-4 border-b border-plan-line bg-plan-tint px-[max(var(--margin),50%-45rem+var(--margin))] pt-2 pb-4 md:pb-2',
        // On a phone the search strip stays already, and beside a map every line counts.
        query.view !== 'map' && 'md:sticky md:top-0 md:z-(--z-need)',
        query.view === 'map' && !need && !fault && 'max-md:hidden',
      )}
    >
      {need ? (
        <NeedDetails
          key={`${need.quantity} ${need.unit} ${need.waste}`}
          summary={
            <>
              <Icon name="ruler" size={18} />
              <span>
                {`${m.need_told()} `}
                <b>{formatQuantity(need.quantity, need.unit)}</b>
                {need.waste > 0 && ` (+${formatPercent(need.waste)})`}
              </span>
              {need.waste > 0 && <CutsIncluded need={need} />}
              {hasPlace(query) && (
                <span className="inline-flex items-center gap-2">
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
            </>
          }
        >
          <NeedForm query={query} />
        </NeedDetails>
      ) : (
        <NeedForm query={query} isInvalid={fault !== undefined} />
      )}
      {need && (
        <Link
          to={changedListAddress(query, clearNeed(query))}
          preventScrollReset
          className="inline-flex min-h-11 items-center gap-2 font-medium whitespace-nowrap"
        >
          <Icon name="x" size={18} />
          <span className="max-md:sr-only">{m.need_remove()}</span>
        </Link>
      )}
    </section>
  );
}

function CutsIncluded({ need }: { need: Need }) {
  return (
    <DimensionLine className="min-w-52 text-13 max-md:hidden">
      <span>{m.need_with_waste({ quantity: formatQuantity(withWaste(need), need.unit) })}</span>
    </DimensionLine>
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
  // Under the words of a need, which replace its label.
  const isUnfolded = findNeed(query) !== undefined;

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { quantity, quantityUnit, waste } = parseListQuery(new FormData(event.currentTarget));
    const changes = quantity ? { quantity, quantityUnit, waste } : clearNeed(query);
    void navigate(changedListAddress(query, changes), { preventScrollReset: true });
  }

  return (
    <form
      action={pages.materials}
      onSubmit={apply}
      className={clsx('flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2', isUnfolded && 'pt-1 pb-2')}
    >
      <label
        htmlFor={id}
        className={
          isUnfolded ? 'sr-only' : 'inline-flex items-center gap-2 font-medium whitespace-nowrap max-md:grow'
        }
      >
        <Icon name="ruler" size={18} />
        {m.need_title()}
      </label>
      <div className="contents max-md:*:order-1 max-md:*:min-w-0 max-md:*:flex-[1_1_30%] [&>input]:w-26">
        <QuantityFields
          id={id}
          query={query}
          isInvalid={isInvalid}
          className={`${inputLook} min-h-11 w-full pl-3`}
          inputClassName="pr-3"
          chevronClassName="top-3.5"
        />
      </div>
      {listEntries(query)
        .filter(([name]) => !fieldParams.includes(name))
        .map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
      <Button look="secondary" className={clsx(isUnfolded && 'max-md:order-2 max-md:w-full')}>
        {m.need_compute()}
      </Button>
    </form>
  );
}
