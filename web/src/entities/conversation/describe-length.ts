import { limits } from '@parpaing/contract/limits';
import { formatNumber, isSingular } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

export function describeLength(length: number): string {
  const left = limits.messageLength - length;
  const count = formatNumber(Math.abs(left));
  const isOne = isSingular(Math.abs(left));
  if (left < 0) return isOne ? m.composer_over_one({ count }) : m.composer_over({ count });
  return isOne ? m.composer_left_one({ count }) : m.composer_left({ count });
}
