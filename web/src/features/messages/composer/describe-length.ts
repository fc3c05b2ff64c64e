import { limits } from '@parpaing/contract/limits';
import { formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { getLocale } from '../../../paraglide/runtime.js';

export function describeLength(length: number): string {
  const left = limits.messageLength - length;
  const count = formatNumber(Math.abs(left));
  const isOne = new Intl.PluralRules(getLocale()).select(Math.abs(left)) === 'one';
  if (left < 0) return isOne ? m.composer_over_one({ count }) : m.composer_over({ count });
  return isOne ? m.composer_left_one({ count }) : m.composer_left({ count });
}
