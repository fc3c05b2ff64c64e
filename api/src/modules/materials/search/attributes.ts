import { invalidField } from '../../../errors.ts';
import type { AttributeDefinition } from '../catalogue/types.ts';

/** Any of the values, or a number between bounds. */
export interface AttributeFilter {
  key: string;
  values?: (string | boolean)[];
  min?: number;
  max?: number;
}

const prefix = 'attr.';
const name = /^attr\.(?<key>[a-z0-9_]+?)(?:\.(?<bound>min|max))?$/;

/** Reads `attr.<key>`, `attr.<key>.min` and `attr.<key>.max`, each as its attribute is defined. */
export function readAttributes(
  query: Record<string, unknown>,
  definitions: AttributeDefinition[],
): AttributeFilter[] | undefined {
  const filters = new Map<string, AttributeFilter>();
  for (const [field, given] of Object.entries(query)) {
    if (!field.startsWith(prefix)) continue;
    const { key = '', bound } = name.exec(field)?.groups ?? {};
    const definition = definitions.find((candidate) => candidate.key === key);
    if (!definition) throw invalidField(field, 'unknown_attribute');
    const filter = filters.get(key) ?? { key };
    if (bound === undefined) filter.values = readValues(field, definition, [given].flat());
    else filter[bound as 'min' | 'max'] = readBound(field, definition, given);
    filters.set(key, filter);
  }
  for (const filter of filters.values()) checkBounds(filter);
  return filters.size ? [...filters.values()] : undefined;
}

const mostValues = 20;

function readValues(field: string, { kind, choices }: AttributeDefinition, given: unknown[]) {
  const texts = given.map(String);
  if (kind === 'number') throw invalidField(field, 'number_without_bound');
  if (texts.length > mostValues) throw invalidField(field, 'wrong_kind');
  if (kind === 'choice' && !texts.every((text) => choices?.includes(text))) {
    throw invalidField(field, 'wrong_kind');
  }
  // No text can hold one, and PostgreSQL refuses to look for it.
  if (texts.some((text) => text.includes('\0'))) throw invalidField(field, 'wrong_kind');
  if (kind !== 'boolean') return texts;
  if (!texts.every((text) => text === 'true' || text === 'false')) throw invalidField(field, 'wrong_kind');
  return texts.map((text) => text === 'true');
}

function readBound(field: string, { kind }: AttributeDefinition, given: unknown): number {
  if (kind !== 'number') throw invalidField(field, 'wrong_kind');
  const number = typeof given === 'string' || typeof given === 'number' ? Number(given) : Number.NaN;
  if (!Number.isFinite(number)) throw invalidField(field, 'not_a_number');
  return number;
}

function checkBounds({ key, min, max }: AttributeFilter) {
  if (min !== undefined && max !== undefined && min > max) {
    throw invalidField(`${prefix}${key}.min`, 'bounds_reversed');
  }
}
