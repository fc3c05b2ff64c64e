import { addVat, computeBasePrice } from '@parpaing/contract/money';
import type { MaterialCard } from '@parpaing/contract/schemas';
import { formatMoney } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { formatQuantity, getUnitName } from './units.ts';

type Priced = Pick<
  MaterialCard,
  'priceCents' | 'vatRate' | 'saleUnit' | 'baseUnit' | 'content' | 'basePriceCents'
>;

/** Both prices: `data-prices` on the page says which comes first (prices.css). */
export function MaterialPrices({ material }: { material: Priced }) {
  const { priceCents, vatRate } = material;
  if (priceCents === 0) return <p className="text-ink-2">{m.price_unknown()}</p>;
  const unit = `/\u00A0${getSaleUnitLabel(material)}`;
  if (vatRate === 0) {
    return (
      <div>
        <p className="leading-price">
          {`${formatMoney(priceCents)} `}
          <small>{unit}</small>
        </p>
        <p className="other-prices">
          <BasePrice material={material} cents={material.basePriceCents} />
          {m.price_no_vat()}
        </p>
      </div>
    );
  }
  const ttc = formatMoney(addVat(priceCents, vatRate));
  const ht = formatMoney(priceCents);
  return (
    <div>
      <p className="leading-price ttc-first">
        {`${ttc} `}
        <small>{`${m.price_ttc()} ${unit}`}</small>
      </p>
      <p className="leading-price ht-first">
        {`${ht} `}
        <small>{`${m.price_ht()} ${unit}`}</small>
      </p>
      <p className="other-prices ttc-first">
        <BasePrice material={material} cents={computeBasePrice(material, vatRate)} tax={m.price_ttc()} />
        {`${ht} ${m.price_ht()}`}
      </p>
      <p className="other-prices ht-first">
        <BasePrice material={material} cents={material.basePriceCents} tax={m.price_ht()} />
        {`${ttc} ${m.price_ttc()}`}
      </p>
    </div>
  );
}

function getSaleUnitLabel({ saleUnit, baseUnit, content }: Priced): string {
  if (saleUnit !== 'lot') return getUnitName(saleUnit);
  return m.unit_lot_of({ content: formatQuantity(content, baseUnit) });
}

interface BasePriceProps {
  material: Priced;
  cents: number;
  tax?: string;
}

function BasePrice({ material: { saleUnit, baseUnit }, cents, tax }: BasePriceProps) {
  if (saleUnit === baseUnit || cents === 0) return null;
  const price = [formatMoney(cents), tax].filter(Boolean).join('\u00A0');
  return (
    <span>
      {`${m.price_base()} `}
      <b>{`${price}/${getUnitName(baseUnit)}`}</b>
    </span>
  );
}
