import * as m from '../../../paraglide/messages.js';

/** Private sellers have no VAT: « HT » would mean nothing to them. */
export const hasVat = (items: readonly { vatRate: number }[]) => items.some(({ vatRate }) => vatRate > 0);

export const namePriceColumn = (items: readonly { vatRate: number }[]) =>
  hasVat(items) ? m.column_price() : m.form_price();
