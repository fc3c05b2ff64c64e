import { parseDecimal, writeDecimal } from '../../../lib/format/format.ts';
import type { FormValues } from '../form/values.ts';
import type { AttributeDefinition } from './form-categories.ts';

type Typed = FormValues['attributes'];

/** R = thickness in metres ÷ λ, rounded down to 0.05 as on labels (EN 13162). */
export function computeResistance(attributes: Typed): string | undefined {
  const thickness = parseDecimal(String(attributes.epaisseur ?? ''));
  const lambda = parseDecimal(String(attributes.lambda ?? ''));
  if (!(thickness > 0 && lambda > 0)) return undefined;
  return writeDecimal(Math.floor((thickness / 1000 / lambda) * 20 + 1e-9) / 20);
}

export function computeSurface({ longueur, largeur }: Typed) {
  const length = parseDecimal(String(longueur ?? ''));
  const width = parseDecimal(String(largeur ?? '')) / 1000;
  return length > 0 && width > 0 ? { length, width, surface: length * width } : undefined;
}

export function readAttributes(
  attributes: Typed,
  definitions: AttributeDefinition[],
): Record<string, number | string | boolean> {
  const resistance = computeResistance(attributes);
  const typed = resistance ? { ...attributes, r: resistance } : attributes;
  return Object.fromEntries(
    definitions.flatMap(({ key, kind }): [string, number | string | boolean][] => {
      const value = typed[key];
      if (kind === 'boolean') return value === true ? [[key, true]] : [];
      const text = String(value ?? '').trim();
      if (text === '') return [];
      return [[key, kind === 'number' ? parseDecimal(text) : text]];
    }),
  );
}
