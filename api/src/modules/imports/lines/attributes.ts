import { limits } from '@parpaing/contract/limits';
import { type AttributeValue, readAttribute } from '../cells/attributes.ts';
import type { Found, Line, LineReader } from './line-reader.ts';

const shorterText = 60;

export function readAttributes(
  reader: LineReader,
  line: Line,
  { definitions, categoryName, categorySlug, kept }: Found,
) {
  const attributes: Record<string, AttributeValue> = {};
  if (!categorySlug) return attributes;
  for (const { label, cell } of line.attributes) {
    if (cell === '') continue;
    const definition = definitions.findLast((each) => each.label === label);
    const field = `attribute:${label}` as const;
    const value = definition && reader.attempt(field, () => readAttribute(definition, cell));
    if (!definition) reader.refuse(field, { code: 'unknown_attribute', detail: categoryName });
    else if (value !== undefined) attributes[definition.key] = value;
  }
  if (Buffer.byteLength(JSON.stringify({ ...kept, ...attributes })) > limits.attributeBytes) {
    const [longest] = line.attributes.toSorted((one, other) => other.cell.length - one.cell.length);
    if (longest)
      reader.refuse(`attribute:${longest.label}`, { code: 'text_too_long', detail: String(shorterText) });
  }
  return attributes;
}
