import { pages } from '@parpaing/contract/pages';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { type ListParam, listEntries } from '../../../entities/list-query/list-query.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { useFilterForm } from './use-filter-form.ts';

const preservedParams: string[] = [
  'q',
  'exact',
  'placeAsWords',
  'quantityAsWords',
  'sort',
  'view',
  'seller',
  'baseUnit',
  'quantity',
  'quantityUnit',
  'waste',
  'allFilters',
] satisfies ListParam[];

interface FilterFormProps extends FilterFieldsProps {
  className?: string;
  body?: ElementType<ComponentProps<'div'>>;
  children?: ReactNode;
}

export function FilterForm({ className, body: Body = 'div', children, ...fields }: FilterFormProps) {
  const form = useFilterForm(fields.query);
  return (
    <form
      ref={form}
      id={fields.id}
      action={pages.materials}
      aria-label={m.filters_title()}
      // A reloaded page would show what a browser restored, and take it for what is chosen before hydration.
      autoComplete="off"
      className={className}
    >
      <Body className="min-w-0">
        <FilterFields {...fields} />
        {listEntries(fields.query)
          .filter(([name]) => preservedParams.includes(name))
          .map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} defaultValue={value} />
          ))}
        <input type="hidden" name={'scroll' satisfies ListParam} value="true" />
        <noscript>
          <Button className="mt-4 w-full">{m.filters_apply()}</Button>
        </noscript>
      </Body>
      {children}
    </form>
  );
}
