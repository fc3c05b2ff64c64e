import type { Facets } from '@parpaing/contract/schemas';
import type { Faults } from '../results/load-search.ts';

/**
 * What the address asks of attributes and no field says: of one that no result has, or of a rare value. The
 * form sends it along, or the next change of a filter would lose it. What is impossible is let go.
 */
export function listUnshownAttributes(
  params: URLSearchParams,
  attributes: Facets['attributes'],
  faults: Faults,
): [name: string, value: string][] {
  const shown = new Set(attributes.flatMap(nameFields));
  return [...params].filter(
    ([name, value]) =>
      name.startsWith('attr.') &&
      value &&
      !(name in faults) &&
      !shown.has(name) &&
      !shown.has(`${name}=${value}`),
  );
}

/** A range has a field for whatever was typed, a list one for each of its values. */
function nameFields(attribute: Facets['attributes'][number]): string[] {
  const name = `attr.${attribute.key}`;
  if (attribute.kind === 'number') return [`${name}.min`, `${name}.max`];
  return attribute.values.map(({ value }) => `${name}=${value}`);
}
