import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const formats = new Map<string, Intl.NumberFormat>();

/** `Intl` puts U+202F between French digit groups and before %; neither of our faces has it. */
function format(value: number, options: Intl.NumberFormatOptions): string {
  const key = getLocale() + JSON.stringify(options);
  const numberFormat = formats.get(key) ?? new Intl.NumberFormat(getLocale(), options);
  formats.set(key, numberFormat);
  return numberFormat.format(value).replaceAll('\u202F', '\u00A0');
}

/** At most two decimals: contents and quantities are measured, not counted. */
export function formatNumber(value: number): string {
  return format(value, { maximumFractionDigits: 2 });
}

export function formatMoney(cents: number): string {
  return format(cents / 100, { style: 'currency', currency: 'EUR' });
}

/** Rates are kept in percent: 20, 5.5. */
export function formatPercent(percent: number): string {
  return format(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}

export function addVat(cents: number, vatRate: number): number {
  return Math.round((cents * (100 + vatRate)) / 100);
}

/** One decimal near, none from 10 km; places are known to about a kilometre. */
export function formatDistance(km: number): string {
  if (km < 1) return m.distance_close();
  const digits = km < 9.95 ? 1 : 0;
  return m.distance_away({
    distance: format(km, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
}

/** Days are Parisian days, wherever the reader is (DESIGN §3.17). The French number all but the first. */
export function formatDateTime(date: Date, options: Intl.DateTimeFormatOptions): string {
  const dateFormat = new Intl.DateTimeFormat(getLocale(), { ...options, timeZone: 'Europe/Paris' });
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return dateFormat
    .formatToParts(date)
    .map((part) => (isFirst(part) && getLocale().startsWith('fr') ? '1er' : part.value))
    .join('');
}

/** « 1er avril 2026 ». */
export const formatDate = (date: string): string => formatDateTime(new Date(date), { dateStyle: 'long' });

/** With the time, for what may have happened today. */
export const formatMoment = (date: string): string =>
  formatDateTime(new Date(date), { dateStyle: 'long', timeStyle: 'short' });

/** « avril 2026 ». */
export const formatMonth = (date: string): string =>
  formatDateTime(new Date(date), { month: 'long', year: 'numeric' });
