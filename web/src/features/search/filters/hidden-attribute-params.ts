import type { Facets } from '@parpaing/contract/schemas';
import type { Faults } from '../results/load-search.ts';

/**
 * Attribute filters of the address without a field on the page (a rare value, or no result). The form sends
 * them as hidden fields, or the next change of a filter would lose them.
 */
export function listHiddenAttributeParams(
  params: URLSearchParams,
  attributes: Facets['attributes'],
  faults: Faults,
): [name: string, value: string][] {
  const shown = new Set(attributes.flatMap(listFieldNames));
  return [...params].filter(
    ([name, value]) =>
      name.startsWith('attr.') &&
      value &&
      !(name in faults) &&
      !shown.has(name) &&
      !shown.has(`${name}=${value}`),
  );
}

function listFieldNames(attribute: Facets['attributes'][number]): string[] {
  const name = `attr.${attribute.key}`;
  if (attribute.kind === 'number') return [`${name}.min`, `${name}.max`];
  return attribute.values.map(({ value }) => `${name}=${value}`);
}
