import type { MaterialAttribute } from '@parpaing/contract/schemas';
import { describeKnownWord } from '../../../entities/material/known-words.ts';
import { formatMeasure } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

export function describeAttribute(attribute: Pick<MaterialAttribute, 'kind' | 'value' | 'unit'>): string {
  const { kind, value, unit } = attribute;
  if (typeof value === 'boolean') return value ? m.material_yes() : m.material_no();
  if (typeof value === 'number') return formatMeasure(value, unit);
  return kind === 'choice' ? describeKnownWord(value) : value;
}
