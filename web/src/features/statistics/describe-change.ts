import { formatDuration, formatNumber, formatPercent } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

export interface Change {
  /** With its sign: « +12 % ». */
  text: string;
  trend: 'up' | 'down' | 'flat';
}

function writeChange(difference: number, write: (size: number) => string): Change {
  if (difference === 0) return { text: write(0), trend: 'flat' };
  const sign = difference > 0 ? '+' : '−';
  return { text: sign + write(Math.abs(difference)), trend: difference > 0 ? 'up' : 'down' };
}

/** In percent, or as a number when there was nothing before: a percentage of nothing says nothing. */
export function describeCountChange(current: number, previous: number): Change {
  if (previous === 0 && current > 0) return writeChange(current, formatNumber);
  const percent = previous === 0 ? 0 : Math.round((100 * (current - previous)) / previous);
  return writeChange(percent, formatPercent);
}

/** Shares between 0 and 1; null when one of them is unknown. */
export function describeShareChange(current: number | null, previous: number | null): Change | null {
  if (current === null || previous === null) return null;
  const points = Math.round(1000 * (current - previous)) / 10;
  return writeChange(points, (value) => m.change_points({ value: formatNumber(value) }));
}

export function describeDurationChange(current: number | null, previous: number | null): Change | null {
  if (current === null || previous === null) return null;
  return writeChange(current - previous, formatDuration);
}
