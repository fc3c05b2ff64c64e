import type { ReactNode } from 'react';
import { addVat, formatMoney } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

export interface ComparedRow {
  label: string;
  cells: ReactNode[];
  differs: boolean;
}

interface PriceProps {
  cents: number;
  ttcCents?: number;
  vatRate: number;
  per?: string;
  isLowest?: boolean;
}

export function Price({ cents, vatRate, ttcCents = addVat(cents, vatRate), per, isLowest }: PriceProps) {
  const unit = per ? `/${per}` : '';
  const text = (amount: number, tax: string) => `${formatMoney(amount)}${tax}${unit}`;
  return (
    <>
      <span className="font-semibold">
        {vatRate === 0 ? (
          text(cents, '')
        ) : (
          <span className="leading-tax">
            <span className="ttc-first">{text(ttcCents, ` ${m.price_ttc()}`)}</span>
            <span className="ht-first">{text(cents, ` ${m.price_ht()}`)}</span>
          </span>
        )}
      </span>
      {isLowest && <span className="comparison-best">{m.compare_best()}</span>}
    </>
  );
}
