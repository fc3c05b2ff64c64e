import type { Facets } from '@parpaing/contract/schemas';
import * as m from '../../paraglide/messages.js';
import { ChoiceList, FilterGroup } from './filter-group.tsx';
import type { Faults } from './load-search.ts';
import { RangeFields } from './range-fields.tsx';

interface AttributeFiltersProps {
  id: string;
  attributes: Facets['attributes'];
  params: URLSearchParams;
  faults: Faults;
}

/** What the chosen category is measured and told by. */
export function AttributeFilters({ id, attributes, params, faults }: AttributeFiltersProps) {
  return attributes.map((attribute) => {
    const { key, label, unit } = attribute;
    const name = `attr.${key}`;
    const fault = faults[name] ?? faults[`${name}.min`] ?? faults[`${name}.max`];
    return (
      <FilterGroup key={key} id={`${id}-${key}`} title={label} fault={fault}>
        {attribute.kind === 'number' ? (
          <RangeFields
            names={[`${name}.min`, `${name}.max`]}
            label={label}
            unit={unit}
            params={params}
            found={[attribute.min, attribute.max]}
            isInvalid={fault !== undefined}
          />
        ) : (
          <ChoiceList
            name={name}
            choices={attribute.values.map(({ value, count }) => ({
              value: String(value),
              label: typeof value === 'boolean' ? (value ? m.material_yes() : m.material_no()) : value,
              count,
            }))}
            chosen={params.getAll(name)}
          />
        )}
      </FilterGroup>
    );
  });
}
