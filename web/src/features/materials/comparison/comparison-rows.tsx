import { deliveryCents } from '@parpaing/contract/delivery';
import { distanceKm } from '@parpaing/contract/distance';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import type { Need } from '../../../entities/material/need.ts';
import { formatQuantity, getUnitName } from '../../../entities/material/units.ts';
import type { ChosenPlace } from '../../../entities/place/chosen-place.ts';
import { addVat, formatDistance } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { describeAttribute } from '../detail/describe-attribute.ts';
import { toCommonUnit } from './common-unit.ts';
import { type ComparedRow, Price } from './compared-price.tsx';
import { listTotalRows } from './comparison-totals.tsx';
import { findLowest } from './find-lowest.ts';

export function listRows(
  items: MaterialDetail[],
  place: ChosenPlace | null,
  need: Need | undefined,
): ComparedRow[] {
  return [
    buildPriceRow(
      m.compare_price(),
      items,
      items.map(({ priceCents, saleUnit, content, baseUnit }) => ({
        cents: priceCents,
        per: getUnitName(saleUnit),
        kind: `${saleUnit} ${content} ${baseUnit}`,
      })),
    ),
    buildPriceRow(
      m.compare_base_price(),
      items,
      toCommonUnit(items).map(({ cents, unit }) => ({ cents, per: getUnitName(unit), kind: unit })),
    ),
    ...(place ? [buildDeliveryRow(items, place)] : []),
    ...(need ? listTotalRows(items, place, need) : []),
    buildTextRow(m.compare_stock(), items, ({ stock, saleUnit }) => formatQuantity(stock, saleUnit)),
    buildTextRow(m.compare_place(), items, (item) => {
      const where = `${item.city} (${item.department})`;
      return place ? `${where}, ${formatDistance(distanceKm(item, place))}` : where;
    }),
    ...listAttributeRows(items),
    buildTextRow(m.compare_seller(), items, ({ seller }) => {
      const kind = seller.businessType === 'particulier' ? m.seller_private() : m.seller_professional();
      return `${seller.name}, ${kind}`;
    }),
  ];
}

function buildTextRow(
  label: string,
  items: MaterialDetail[],
  read: (item: MaterialDetail) => string | undefined,
): ComparedRow {
  const texts = items.map(read);
  return {
    label,
    cells: texts.map((text) => text ?? <span className="text-ink-3">{m.compare_unknown()}</span>),
    differs: new Set(texts).size > 1,
  };
}

/** The lowest price is marked only between the same units and contents. */
function buildPriceRow(
  label: string,
  items: MaterialDetail[],
  prices: { cents: number; per: string; kind: string }[],
): ComparedRow {
  const lowest = findLowest(
    prices.map(({ cents }, index) => addVat(cents, items[index]?.vatRate ?? 0)),
    prices.map(({ kind }) => kind),
  );
  return {
    label,
    cells: items.map((item, index) => (
      <Price
        key={item.id}
        cents={prices[index]?.cents ?? 0}
        vatRate={item.vatRate}
        per={prices[index]?.per}
        isLowest={index === lowest}
      />
    )),
    differs: new Set(prices.map(({ cents, per }) => `${cents} ${per}`)).size > 1,
  };
}

function buildDeliveryRow(items: MaterialDetail[], place: ChosenPlace): ComparedRow {
  const costs = items.map((item) => deliveryCents(item.delivery, distanceKm(item, place)));
  return {
    label: m.delivery_to({ place: place.name }),
    cells: items.map((item, index) => {
      const cents = costs[index] ?? null;
      if (cents === null) return item.delivery ? m.delivery_too_far() : m.delivery_pickup_only();
      if (cents === 0) return m.delivery_free();
      return <Price key={item.id} cents={cents} vatRate={item.vatRate} />;
    }),
    differs: new Set(costs).size > 1,
  };
}

function listAttributeRows(items: MaterialDetail[]): ComparedRow[] {
  const labels = new Map(
    items.flatMap(({ attributes }) => attributes.map(({ key, label }) => [key, label] as const)),
  );
  return [...labels].map(([key, label]) =>
    buildTextRow(label, items, ({ attributes }) => {
      const attribute = attributes.find((known) => known.key === key);
      return attribute && describeAttribute(attribute);
    }),
  );
}
