import type { Facets, Place } from '@parpaing/contract/schemas';
import { conditions, saleUnits, sellerTypes } from '@parpaing/contract/units';
import { useSyncExternalStore } from 'react';
import { hasPlace, type ListParam, type ListQuery } from '../../../entities/list-query/list-query.ts';
import { findNeed } from '../../../entities/material/prices/need.ts';
import { readPriceOrder, subscribeToPriceOrder } from '../../../entities/material/prices/price-order.ts';
import { formatQuantity, getUnitName } from '../../../entities/material/prices/units.ts';
import type { Locating } from '../../../entities/place/use-near-me.ts';
import * as m from '../../../paraglide/messages.js';
import { BareInput, InputBox } from '../../../ui/form/input.tsx';
import type { Faults } from '../results/load-search.ts';
import { AttributeFilters } from './attribute-filters.tsx';
import { BeforeField } from './before-field.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { ChoiceList, FilterGroup } from './filter-group.tsx';
import { conditionNames, sellerTypeNames } from './filter-names.ts';
import { PlaceFilter } from './place-filter.tsx';
import { findPriceBoundsTax } from './price-tax.ts';
import { RangeFields } from './range-fields.tsx';
import type { ShownCategory } from './shown-categories.ts';

export interface FilterFieldsProps {
  id: string;
  query: ListQuery;
  catalogue: ShownCategory[];
  facets: Facets | undefined;
  faults: Faults;
  guesses: Place[];
  nearMe: Locating;
}

export function FilterFields(props: FilterFieldsProps) {
  const { id, query, catalogue, facets, faults, guesses, nearMe } = props;
  // Counts of a part of the results would show filters as empty that are not.
  const counts = facets?.isExact ? facets : undefined;
  return (
    <>
      <BudgetFilter
        id={id}
        query={query}
        counts={counts}
        fault={faults.maxDeliveredTotal ?? faults.maxTotal}
      />
      <FilterGroup id={`${id}-condition`} title={m.filters_condition()} fault={faults.condition}>
        <ChoiceList
          name="condition"
          choices={conditions.map((value) => ({
            value,
            label: conditionNames[value](),
            count: findCount(counts?.conditions, value),
          }))}
          chosen={query.condition}
        />
      </FilterGroup>
      <PlaceFilter
        id={`${id}-place`}
        query={query}
        nearMe={nearMe}
        guesses={guesses}
        fault={faults.city ?? faults.radius ?? faults.bounds ?? faults.lat ?? faults.lng}
      />
      <CategoryFilter
        id={`${id}-category`}
        catalogue={catalogue}
        counts={counts?.categories}
        chosen={query.category}
        fault={faults.category}
      />
      <PriceFilter id={id} query={query} counts={counts} fault={faults.minPrice ?? faults.maxPrice} />
      <AttributeFilters
        id={id}
        attributes={facets?.attributes ?? []}
        isCounted={counts !== undefined}
        query={query}
        faults={faults}
      />
      <AvailabilityFilter
        id={id}
        query={query}
        counts={counts}
        fault={faults.inStock ?? faults.delivery ?? faults.before}
        isBeforeWrong={faults.before !== undefined}
      />
      <FilterGroup id={`${id}-seller`} title={m.filters_seller()} fault={faults.sellerType}>
        <ChoiceList
          name="sellerType"
          type="radio"
          choices={[
            { value: '', label: m.filters_seller_any() },
            ...sellerTypes.map((value) => ({
              value,
              label: sellerTypeNames[value](),
              count: findCount(counts?.sellerTypes, value),
            })),
          ]}
          chosen={[query.sellerType ?? '']}
        />
      </FilterGroup>
      <UnitFilter id={id} query={query} counts={counts} fault={faults.unit} />
    </>
  );
}

interface PartProps {
  id: string;
  query: ListQuery;
  counts: Facets | undefined;
  fault: string | undefined;
}

function PriceFilter({ id, query, counts, fault }: PartProps) {
  const price = counts?.price;
  const { minPrice, maxPrice, priceBy = 'unit', tax: foundTax = 'ttc' } = query;
  const tax = findPriceBoundsTax(query);
  const order = useSyncExternalStore(subscribeToPriceOrder, readPriceOrder, () => 'ttc');
  // Bounds counted for the other price would be taken for those of this one.
  const isTaxOfFoundBounds = foundTax === (tax ?? order);
  return (
    <FilterGroup
      id={`${id}-price`}
      title={
        <>
          {`${m.filters_price()} `}
          {tax ? taxNames[tax]() : <LeadingTax />}
        </>
      }
      fault={fault}
    >
      <RangeFields
        names={['minPrice', 'maxPrice']}
        label={m.filters_price()}
        unit="€"
        values={[minPrice, maxPrice]}
        found={
          price && isTaxOfFoundBounds
            ? [String(Math.floor(price.minCents / 100)), String(Math.ceil(price.maxCents / 100))]
            : undefined
        }
        isInvalid={fault !== undefined}
      />
      {tax === 'ht' && <input type="hidden" name={'tax' satisfies ListParam} defaultValue="ht" />}
      <div className="mt-2">
        <ChoiceList
          name="priceBy"
          type="radio"
          choices={[
            { value: 'unit', label: m.filters_price_by_unit() },
            { value: 'base', label: m.sort_prix_base() },
          ]}
          chosen={[priceBy]}
        />
      </div>
    </FilterGroup>
  );
}

function BudgetFilter({ id, query, fault }: PartProps) {
  const need = findNeed(query);
  if (!need) return null;
  const isDelivered = hasPlace(query) && query.maxTotal === undefined;
  const tax = findPriceBoundsTax(query);
  const name: ListParam = isDelivered ? 'maxDeliveredTotal' : 'maxTotal';
  return (
    <FilterGroup
      id={`${id}-budget`}
      title={
        <>
          {`${isDelivered ? m.filters_budget_delivered() : m.filters_budget()} `}
          {tax ? taxNames[tax]() : <LeadingTax />}
        </>
      }
      fault={fault}
    >
      <InputBox size="small">
        <BareInput
          name={name}
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          aria-label={m.filters_budget_most({ quantity: formatQuantity(need.quantity, need.unit) })}
          placeholder={m.filters_price_max()}
          aria-invalid={fault !== undefined}
          defaultValue={query[name] ?? ''}
        />
        <span className="text-13 text-ink-2">€</span>
      </InputBox>
    </FilterGroup>
  );
}

const taxNames = { ttc: m.price_ttc, ht: m.price_ht };

function LeadingTax() {
  return (
    <span>
      <span className="ttc-first">{m.price_ttc()}</span>
      <span className="ht-first">{m.price_ht()}</span>
    </span>
  );
}

function AvailabilityFilter({
  id,
  query,
  counts,
  fault,
  isBeforeWrong,
}: PartProps & { isBeforeWrong: boolean }) {
  return (
    <FilterGroup id={`${id}-available`} title={m.filters_available()} fault={fault}>
      <ChoiceList
        name="inStock"
        choices={[{ value: 'true', label: m.filters_in_stock(), count: counts?.inStock }]}
        chosen={query.inStock && ['true']}
      />
      <ChoiceList
        name="delivery"
        choices={[{ value: 'true', label: m.filters_delivery(), count: counts?.delivery }]}
        chosen={query.delivery && ['true']}
      />
      <BeforeField id={id} before={query.before} isInvalid={isBeforeWrong} />
    </FilterGroup>
  );
}

function UnitFilter({ id, query, counts, fault }: PartProps) {
  const { unit: chosen = [] } = query;
  const units = saleUnits.filter((unit) => chosen.includes(unit) || findCount(counts?.units, unit) !== 0);
  if (units.length === 0) return null;
  return (
    <FilterGroup id={`${id}-unit`} title={m.filters_unit()} fault={fault}>
      <ChoiceList
        name="unit"
        choices={units.map((value) => ({
          value,
          label: getUnitName(value),
          count: findCount(counts?.units, value),
        }))}
        chosen={chosen}
      />
    </FilterGroup>
  );
}

function findCount<Value>(counts: { value: Value; count: number }[] | undefined, value: Value) {
  return counts && (counts.find((counted) => counted.value === value)?.count ?? 0);
}
