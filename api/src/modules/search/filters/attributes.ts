import { limits } from '@parpaing/contract/limits';
import { invalidFields } from '../../../http/errors.ts';
import type { FieldFault } from '../../../sentences/catalogues/catalogue.ts';
import type { AttributeDefinition } from '../../categories/types.ts';

export interface AttributeFilter {
  key: string;
  values?: (string | boolean)[];
  min?: number;
  max?: number;
}

const prefix = 'attr.';
const name = /^attr\.(?<key>[a-z0-9_]+?)(?:\.(?<bound>min|max))?$/;

export function readAttributes(
  query: Record<string, unknown>,
  definitions: AttributeDefinition[],
): AttributeFilter[] | undefined {
  const filters = new Map<string, AttributeFilter>();
  const faults: Record<string, FieldFault> = {};
  for (const [field, given] of Object.entries(query)) {
    if (!field.startsWith(prefix)) continue;
    const { key = '', bound } = name.exec(field)?.groups ?? {};
    const definition = definitions.find((candidate) => candidate.key === key);
    const fault = findFault(definition, bound, given);
    if (fault) faults[field] = fault;
    else filters.set(key, { ...filters.get(key), key, ...readPart(definition, bound, given) });
  }
  for (const { key, min, max } of filters.values()) {
    if (min !== undefined && max !== undefined && min > max)
      faults[`${prefix}${key}.min`] = 'bounds_reversed';
  }
  if (Object.keys(faults).length) throw invalidFields(faults);
  return filters.size ? [...filters.values()] : undefined;
}

function findFault(
  definition: AttributeDefinition | undefined,
  bound: string | undefined,
  given: unknown,
): FieldFault | undefined {
  if (!definition) return 'unknown_attribute';
  const { kind, choices } = definition;
  if (bound !== undefined) {
    if (kind !== 'number') return 'wrong_kind';
    const isOne = typeof given === 'string' || typeof given === 'number';
    return isOne && Number.isFinite(Number(given)) ? undefined : 'not_a_number';
  }
  if (kind === 'number') return 'number_without_bound';
  const texts = [given].flat().map(String);
  const known = kind === 'boolean' ? ['true', 'false'] : choices;
  // PostgreSQL rejects the null character in a text.
  const isValue = (text: string) => (known ? known.includes(text) : !text.includes('\0'));
  return texts.length <= limits.filterValues && texts.every(isValue) ? undefined : 'wrong_kind';
}

function readPart(definition: AttributeDefinition | undefined, bound: string | undefined, given: unknown) {
  if (bound !== undefined) return { [bound]: Number(given) };
  const texts = [given].flat().map(String);
  return { values: definition?.kind === 'boolean' ? texts.map((text) => text === 'true') : texts };
}
