import { formatMeasure } from '../../../lib/format/format.ts';

/** As the trade writes them: a λ of 0.040, an R of 2.50. */
const leastDecimals: Record<string, 2 | 3> = { lambda: 3, r: 2 };

export function formatAttribute(key: string, value: number, unit?: string): string {
  return formatMeasure(value, unit, leastDecimals[key]);
}
