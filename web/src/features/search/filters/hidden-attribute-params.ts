import type { Facets } from '@parpaing/contract/schemas';
import { isAttributeParam, type ListQuery, listEntries } from '../../../entities/list-query/list-query.ts';
import type { Faults } from '../results/load-search.ts';

/**
 * Attribute filters of the address without a field on the page (a rare value, or no result). The form sends
 * them as hidden fields, or the next change of a filter would lose them.
 */
export function listHiddenAttributeParams(
  query: ListQuery,
  attributes: Facets['attributes'],
  faults: Faults,
): [name: string, value: string][] {
  const shown = new Set(attributes.flatMap(listFieldNames));
  return listEntries(query).filter(
    ([name, value]) =>
      isAttributeParam(name) && !(name in faults) && !shown.has(name) && !shown.has(`${name}=${value}`),
  );
}

function listFieldNames(attribute: Facets['attributes'][number]): string[] {
  const name = `attr.${attribute.key}`;
  if (attribute.kind === 'number') return [`${name}.min`, `${name}.max`];
  return attribute.values.map(({ value }) => `${name}=${value}`);
}
