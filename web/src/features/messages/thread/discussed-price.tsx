import { addVat } from '@parpaing/contract/money';
import type { Conversation } from '@parpaing/contract/schemas';
import { getUnitName } from '../../../entities/material/prices/units.ts';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';

export function DiscussedPrice({ material }: { material: Conversation['material'] }) {
  const { priceCents, vatRate, saleUnit } = material;
  const unit = `/\u00A0${getUnitName(saleUnit)}`;
  const rest = describeStock(material);
  if (vatRate === 0) {
    return <p className="text-13 text-ink-2">{`${formatMoney(priceCents)} ${unit}, ${rest}`}</p>;
  }
  const ht = `${formatMoney(priceCents)}\u00A0${m.price_ht()}`;
  const ttc = `${formatMoney(addVat(priceCents, vatRate))}\u00A0${m.price_ttc()}`;
  return (
    <p className="text-13 text-ink-2">
      <span className="ttc-first">{`${ttc} ${unit} (${ht}), ${rest}`}</span>
      <span className="ht-first">{`${ht} ${unit} (${ttc}), ${rest}`}</span>
    </p>
  );
}

function describeStock({ status, stock }: Conversation['material']): string {
  if (status !== 'publie') return withoutLineBreaks(m.conversation_material_gone());
  return withoutLineBreaks(
    stock > 0 ? m.material_stock({ quantity: formatNumber(stock) }) : m.material_sold_out(),
  );
}

const withoutLineBreaks = (text: string) =>
  (text.charAt(0).toLocaleLowerCase() + text.slice(1)).replaceAll(' ', '\u00A0');
