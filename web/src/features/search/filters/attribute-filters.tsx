import type { Facets } from '@parpaing/contract/schemas';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { formatAttribute } from '../../../entities/material/attributes/format-attribute.ts';
import { describeKnownWord } from '../../../entities/material/attributes/known-words.ts';
import * as m from '../../../paraglide/messages.js';
import type { Faults } from '../results/load-search.ts';
import { ChoiceList, FilterGroup } from './filter-group.tsx';
import { listHiddenAttributeParams } from './hidden-attribute-params.ts';
import { MoreFilters } from './more-filters.tsx';
import { RangeChoices } from './range-choices.tsx';
import { RangeFields } from './range-fields.tsx';

interface AttributeFiltersProps {
  id: string;
  attributes: Facets['attributes'];
  isCounted: boolean;
  query: ListQuery;
  faults: Faults;
}

type Attribute = Facets['attributes'][number];

export function AttributeFilters({ attributes, ...rest }: AttributeFiltersProps) {
  const secondary = attributes.filter(isSecondary);
  const isFiltered = secondary.some(({ key }) => rest.query.attributes?.[`attr.${key}`]);
  return (
    <>
      {attributes
        .filter((attribute) => !isSecondary(attribute))
        .map((attribute) => (
          <AttributeFilter key={attribute.key} attribute={attribute} {...rest} />
        ))}
      {secondary.length > 0 && (
        <MoreFilters
          summary={m.filters_other_attributes()}
          isOpen={isFiltered}
          className="border-b border-joint *:last:border-b-0"
          summaryClassName="py-4 font-semibold"
        >
          {() =>
            secondary.map((attribute) => (
              <AttributeFilter key={attribute.key} attribute={attribute} {...rest} />
            ))
          }
        </MoreFilters>
      )}
      {listHiddenAttributeParams(rest.query, attributes, rest.faults).map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} defaultValue={value} />
      ))}
    </>
  );
}

/** `etat` (wear) has the same label as the condition filter, which comes first. */
function isSecondary({ kind, key }: Attribute): boolean {
  return kind === 'text' || key === 'etat';
}

interface AttributeFilterProps extends Omit<AttributeFiltersProps, 'attributes'> {
  attribute: Attribute;
}

function AttributeFilter({ id, attribute, isCounted, query, faults }: AttributeFilterProps) {
  const { key, label, unit } = attribute;
  const name = `attr.${key}` as const;
  const bounds = [`${name}.min`, `${name}.max`] as const;
  const formatBound = (bound: number) => formatAttribute(key, bound);
  const chosen = bounds.map((bound) => query.attributes?.[bound]?.[0]);
  const fault = faults[name] ?? faults[bounds[0]] ?? faults[bounds[1]];
  return (
    <FilterGroup id={`${id}-${key}`} title={label} fault={fault}>
      {attribute.kind === 'number' ? (
        <>
          <RangeFields
            names={bounds}
            label={label}
            unit={unit}
            values={chosen}
            found={isCounted ? [formatBound(attribute.min), formatBound(attribute.max)] : undefined}
            isInvalid={fault !== undefined}
          />
          <RangeChoices
            names={bounds}
            choices={attribute.ranges.map(({ min, max, count }) => ({
              bounds: [String(min), String(max)],
              label: describeRange(attribute, min, max),
              count: isCounted ? count : undefined,
            }))}
            chosen={chosen}
          />
        </>
      ) : (
        <ChoiceList
          name={name}
          choices={attribute.values.map(({ value, count }) => ({
            value: String(value),
            label:
              typeof value === 'boolean'
                ? value
                  ? m.material_yes()
                  : m.material_no()
                : describeKnownWord(value),
            count: isCounted ? count : undefined,
          }))}
          chosen={query.attributes?.[name]}
        />
      )}
    </FilterGroup>
  );
}

function describeRange({ key, unit }: Attribute, min: number, max: number): string {
  const to = formatAttribute(key, max, unit);
  return min === max ? to : m.filters_range({ from: formatAttribute(key, min), to });
}
