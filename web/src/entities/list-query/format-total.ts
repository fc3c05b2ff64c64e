import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

export function formatTotal({ total, isTotalExact }: { total: number; isTotalExact: boolean }): string {
  const count = formatNumber(total);
  return isTotalExact ? count : m.results_more({ count });
}
