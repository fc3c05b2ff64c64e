import { pages } from '@parpaing/contract/pages';
import type { ReactNode } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { useFilterForm } from './use-filter-form.ts';
import './filters.css';

const preservedParams = ['q', 'exact', 'sort', 'view', 'seller', 'baseUnit'];

interface FilterFormProps extends FilterFieldsProps {
  className?: string;
  children?: ReactNode;
}

export function FilterForm({ className, children, ...fields }: FilterFormProps) {
  const form = useFilterForm(fields.params);
  return (
    <form
      ref={form}
      id={fields.id}
      action={pages.materials}
      aria-label={m.filters_title()}
      className={className}
    >
      <div className="filter-groups">
        <FilterFields {...fields} />
        {preservedParams.map((name) => {
          const value = fields.params.get(name);
          return value && <input key={name} type="hidden" name={name} defaultValue={value} />;
        })}
        <input type="hidden" name="scroll" value="true" />
        <noscript>
          <Button className="mt-4 w-full">{m.filters_apply()}</Button>
        </noscript>
      </div>
      {children}
    </form>
  );
}
