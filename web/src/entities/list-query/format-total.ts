import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

/** « 484 », or « 10 000+ » where counting stopped. */
export function formatTotal({ total, isTotalExact }: { total: number; isTotalExact: boolean }): string {
  const count = formatNumber(total);
  return isTotalExact ? count : m.results_more({ count });
}
