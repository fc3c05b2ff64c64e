import { readParisClock } from '@parpaing/contract/paris-clock';
import * as m from '../../paraglide/messages.js';
import { getLocale, type Locale } from '../../paraglide/runtime.js';

/** `Intl` writes U+202F before AM and between a number and its unit, which our fonts do not have. */
export const withoutNarrowSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');

/** Making a format takes longer than many uses of it. */
function onceForLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = getLocale();
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

const isFrench = () => getLocale().startsWith('fr');

interface NumberSigns {
  group: string;
  decimal: string;
  euros: (digits: string) => string;
  percent: (digits: string) => string;
}

const frenchSigns: NumberSigns = {
  group: '\u00A0',
  decimal: ',',
  euros: (digits) => `${digits}\u00A0€`,
  percent: (digits) => `${digits}\u00A0%`,
};
const signs: Record<Locale, NumberSigns> = {
  fr: frenchSigns,
  'fr-FR': frenchSigns,
  'en-US': {
    group: ',',
    decimal: '.',
    euros: (digits) => `€${digits}`,
    percent: (digits) => `${digits}%`,
  },
};

interface NumberStyle {
  minDecimals?: number;
  maxDecimals: number;
  unit?: 'euros' | 'percent';
}

/** For numbers below 1e21. A browser takes 40 ms to make its first `Intl.NumberFormat`, 160 on a slow phone. */
function numberFormat({ minDecimals = 0, maxDecimals, unit }: NumberStyle) {
  return (value: number): string => {
    const { group, decimal, ...units } = signs[getLocale()];
    const [whole = '', decimals = ''] = roundHalfUp(Math.abs(value), maxDecimals)
      .toFixed(maxDecimals)
      .split('.');
    const shown = decimals.replace(/0+$/, '').padEnd(minDecimals, '0');
    const digits = whole.replaceAll(/\B(?=(\d{3})+$)/g, group) + (shown && decimal + shown);
    return (value < 0 ? '-' : '') + (unit ? units[unit](digits) : digits);
  };
}

/** By its decimal digits: 1.005 is 1.01, though no binary number is exactly 1.005. */
function roundHalfUp(value: number, decimals: number): number {
  const shifted = Number(`${value}e${decimals}`);
  return Number.isNaN(shifted) ? value : Number(`${Math.round(shifted)}e-${decimals}`);
}

export const formatNumber = numberFormat({ maxDecimals: 2 });

const formatEuros = numberFormat({ minDecimals: 2, maxDecimals: 2, unit: 'euros' });
export const formatMoney = (cents: number): string => formatEuros(cents / 100);

export const formatPercent = numberFormat({ maxDecimals: 1, unit: 'percent' });

const findPluralRules = onceForLocale((locale) => new Intl.PluralRules(locale));
export const isSingular = (count: number): boolean => findPluralRules().select(count) === 'one';

const formatShortDistance = numberFormat({ minDecimals: 1, maxDecimals: 1 });
const formatLongDistance = numberFormat({ maxDecimals: 0 });

export function formatDistance(km: number): string {
  if (km < 1) return m.distance_close();
  return m.distance_away({ distance: (km < 9.95 ? formatShortDistance : formatLongDistance)(km) });
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Dates are in Paris time wherever the reader is (DESIGN §3.17). French writes « 1er », then « 2 ». */
export function formatDateTime(date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = getLocale() + JSON.stringify(options);
  const dateFormat =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(getLocale(), { ...options, timeZone: 'Europe/Paris' });
  dateFormats.set(key, dateFormat);
  const isFirst = ({ type, value }: Intl.DateTimeFormatPart) => type === 'day' && value === '1';
  return dateFormat
    .formatToParts(date)
    .map((part) => (isFirst(part) && isFrench() ? '1er' : part.value))
    .join('');
}

export const formatDate = (date: string): string => formatDateTime(new Date(date), { dateStyle: 'long' });

export const formatMoment = (date: string): string =>
  formatDateTime(new Date(date), { dateStyle: 'long', timeStyle: 'short' });

export const formatMonth = (date: string): string =>
  formatDateTime(new Date(date), { month: 'long', year: 'numeric' });

/** Four decimals: a λ of 0.032 must not become 0.03. */
const measureFormats = {
  0: numberFormat({ maxDecimals: 4 }),
  2: numberFormat({ minDecimals: 2, maxDecimals: 4 }),
  3: numberFormat({ minDecimals: 3, maxDecimals: 4 }),
};

export function formatMeasure(
  value: number,
  unit?: string,
  leastDecimals: keyof typeof measureFormats = 0,
): string {
  const number = measureFormats[leastDecimals](value);
  return unit ? `${number}\u00A0${unit}` : number;
}

export function formatDuration(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00A0min`;
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)}\u00A0h`;
  return rest === 0 ? hours : `${hours}\u00A0${String(rest).padStart(2, '0')}`;
}

const ages: [seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [24 * 3600, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
];

const findAgeFormat = onceForLocale(
  (locale) => new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }),
);

export function formatAge(date: string, now = Date.now()): string {
  const seconds = (now - new Date(date).getTime()) / 1000;
  const [size, unit] = ages.find(([length]) => seconds >= length) ?? [60, 'second' as const];
  return withoutNarrowSpaces(findAgeFormat().format(-Math.floor(seconds / size), unit));
}

export function formatFileSize(bytes: number): string {
  return bytes < 1_000_000
    ? m.file_kilobytes({ size: formatNumber(Math.max(1, Math.round(bytes / 1000))) })
    : m.file_megabytes({ size: formatNumber(Math.round(bytes / 100_000) / 10) });
}

/** NaN for what is no number. Spaces between digit groups, comma or point. */
export function parseDecimal(text: string): number {
  const digits = text.replaceAll(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^\d+\.?\d*$|^\.\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

export const parseOptional = (text: string): number | null => (text.trim() ? parseDecimal(text) : null);

/** As a person types it into a field: no digit groups, the decimal mark of their language. */
export function writeDecimal(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(value) : value.toFixed(decimals);
  return digits.replace('.', signs[getLocale()].decimal);
}

const dayMs = 24 * 60 * 60 * 1000;

export const toIsoDay = (date: Date): string => readParisClock(date).date;

export const countDays = (date: Date, now: Date): number =>
  Math.round((Date.parse(toIsoDay(now)) - Date.parse(toIsoDay(date))) / dayMs);
