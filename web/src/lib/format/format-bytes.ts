import { getLocale } from '../../paraglide/runtime.js';
import { formatNumber } from './format.ts';

/** « 340 ko », « 1,2 Mo »: octets in French, bytes elsewhere. */
export function formatBytes(bytes: number): string {
  const letter = getLocale().startsWith('fr') ? 'o' : 'B';
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00A0k${letter}`;
  return `${formatNumber(Math.round(bytes / 100_000) / 10)}\u00A0M${letter}`;
}
