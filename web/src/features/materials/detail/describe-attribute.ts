import type { MaterialAttribute } from '@parpaing/contract/schemas';
import { formatAttribute } from '../../../entities/material/format-attribute.ts';
import { describeKnownWord } from '../../../entities/material/known-words.ts';
import * as m from '../../../paraglide/messages.js';

export function describeAttribute({ key, kind, value, unit }: MaterialAttribute): string {
  if (typeof value === 'boolean') return value ? m.material_yes() : m.material_no();
  if (typeof value === 'number') return formatAttribute(key, value, unit);
  return kind === 'choice' ? describeKnownWord(value) : value;
}
