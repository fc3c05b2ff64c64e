import { getLocale } from '../../paraglide/runtime.js';

/** Three decimals at least where they tell something: a λ of 0.032 is not 0.03. */
export function formatMeasure(value: number, unit?: string): string {
  const number = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 4 })
    .format(value)
    .replaceAll('\u202F', '\u00A0');
  return unit ? `${number}\u00A0${unit}` : number;
}
