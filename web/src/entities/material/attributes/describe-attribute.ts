import type { MaterialAttribute } from '@parpaing/contract/schemas';
import * as m from '../../../paraglide/messages.js';
import { formatAttribute } from './format-attribute.ts';
import { describeKnownWord } from './known-words.ts';

export function describeAttribute({ key, kind, value, unit }: MaterialAttribute): string {
  if (typeof value === 'boolean') return value ? m.material_yes() : m.material_no();
  if (typeof value === 'number') return formatAttribute(key, value, unit);
  return kind === 'choice' ? describeKnownWord(value) : value;
}
