import { formatQuantity, getUnitName } from '../../../entities/material/prices/units.ts';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { findBasePrice } from './read-offer.ts';

export function BasePriceBand({ price }: { price: ReturnType<typeof findBasePrice> }) {
  return (
    <div
      aria-live="polite"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-2 border border-plan-line bg-plan-tint px-4 py-3"
    >
      {price ? <BasePrice price={price} /> : <p className="text-ink-2">{m.form_base_price_wait()}</p>}
    </div>
  );
}

function BasePrice({ price }: { price: NonNullable<ReturnType<typeof findBasePrice>> }) {
  const { baseUnit, saleUnit, content, piecesPerM2, vatRate, priceTtcCents, baseCents, baseTtcCents } = price;
  const unit = getUnitName(baseUnit);
  const tax = vatRate > 0 ? `\u00A0${m.price_ttc()}` : '';
  return (
    <>
      <p>
        <span className="block text-13 text-ink-2">
          {baseUnit === 'piece' ? m.form_base_price_piece() : m.form_base_price({ unit })}
        </span>
        <span className="block text-24 leading-8 font-semibold">
          {m.form_base_price_is({ price: `${formatMoney(baseTtcCents)}${tax}/${unit}` })}
        </span>
      </p>
      <p className="text-13 text-ink-2 md:text-right">
        {saleUnit !== baseUnit && (
          <span className="block">
            {piecesPerM2
              ? `${formatMoney(priceTtcCents)} × ${formatNumber(piecesPerM2)}`
              : `${formatMoney(priceTtcCents)} ÷ ${formatQuantity(content, baseUnit)}`}
          </span>
        )}
        {vatRate > 0 && (
          <span className="block">{`${formatMoney(baseCents)}\u00A0${m.price_ht()}/${unit}`}</span>
        )}
      </p>
    </>
  );
}
