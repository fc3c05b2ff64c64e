import { deliveryCents } from '@parpaing/contract/delivery';
import { distanceKm } from '@parpaing/contract/distance';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { Fragment, type ReactNode } from 'react';
import type { ChosenPlace } from '../../lib/chosen-place.ts';
import { addVat, formatDistance, formatMoney } from '../../lib/format.ts';
import type { Need } from '../../lib/need.ts';
import { formatQuantity, unitName } from '../../lib/units.ts';
import * as m from '../../paraglide/messages.js';
import { toCommonUnit } from './common-unit.ts';
import { describeAttribute } from './describe-attribute.ts';
import { findLowest } from './find-lowest.ts';
import { computeOrder, listPatterns, type Order, wastePercents } from './quantity.ts';

export interface ComparedRow {
  label: string;
  cells: ReactNode[];
  differs: boolean;
}

/** Prices first, then what the categories are told by, in the order in which they come. */
export function listRows(
  items: MaterialDetail[],
  place: ChosenPlace | null,
  need: Need | undefined,
): ComparedRow[] {
  return [
    priceRow(
      m.compare_price(),
      items,
      items.map(({ priceCents, saleUnit }) => ({ cents: priceCents, per: unitName(saleUnit) })),
    ),
    priceRow(
      m.compare_base_price(),
      items,
      toCommonUnit(items).map(({ cents, unit }) => ({ cents, per: unitName(unit) })),
    ),
    ...(place ? [deliveryRow(items, place)] : []),
    ...(need ? listTotalRows(items, place, need) : []),
    textRow(m.compare_stock(), items, ({ stock, saleUnit }) => formatQuantity(stock, saleUnit)),
    textRow(m.compare_place(), items, (item) => {
      const where = `${item.city} (${item.department})`;
      return place ? `${where}, ${formatDistance(distanceKm(item, place))}` : where;
    }),
    ...listAttributeRows(items),
    textRow(m.compare_seller(), items, ({ seller }) => {
      const kind = seller.businessType === 'particulier' ? m.seller_private() : m.seller_professional();
      return `${seller.name}, ${kind}`;
    }),
  ];
}

function textRow(
  label: string,
  items: MaterialDetail[],
  read: (item: MaterialDetail) => string | undefined,
): ComparedRow {
  const texts = items.map(read);
  return {
    label,
    cells: texts.map((text, index) => text ?? <Unknown key={items[index]?.id} />),
    differs: new Set(texts).size > 1,
  };
}

/** The lowest is marked where all are counted in the same unit: otherwise it would compare apples and bags. */
function priceRow(
  label: string,
  items: MaterialDetail[],
  prices: { cents: number; per: string }[],
): ComparedRow {
  const lowest = findLowest(
    prices.map(({ cents }, index) => addVat(cents, items[index]?.vatRate ?? 0)),
    prices.map(({ per }) => per),
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

function deliveryRow(items: MaterialDetail[], place: ChosenPlace): ComparedRow {
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

/** Of what is counted in the unit of the need, laid as the page of each proposes first. */
function listTotalRows(items: MaterialDetail[], place: ChosenPlace | null, need: Need): ComparedRow[] {
  const orders = items.map((item) =>
    item.baseUnit === need.unit ? orderFor(item, need.quantity) : undefined,
  );
  if (orders.every((order) => !order)) return [];
  const delivered = items.map((item, index) => {
    const cents = place && deliveryCents(item.delivery, distanceKm(item, place));
    const order = orders[index];
    if (!order || cents === null) return undefined;
    return {
      ...order,
      htCents: order.htCents + cents,
      ttcCents: order.ttcCents + addVat(cents, item.vatRate),
    };
  });
  const quantity = formatQuantity(need.quantity, need.unit);
  return [
    totalRow(m.compare_total({ quantity }), items, orders),
    ...(delivered.some(Boolean) ? [totalRow(m.delivery_total(), items, delivered)] : []),
  ];
}

function orderFor(item: MaterialDetail, quantity: number): Order {
  const [pattern = 'none'] = listPatterns(
    item.baseUnit,
    item.categoryPath.map(({ slug }) => slug),
  );
  return computeOrder(quantity, wastePercents[pattern], item);
}

function totalRow(label: string, items: MaterialDetail[], orders: (Order | undefined)[]): ComparedRow {
  const totals = orders.map((order) => order?.ttcCents ?? Number.POSITIVE_INFINITY);
  const lowest = findLowest(totals, []);
  return {
    label,
    cells: items.map((item, index) => {
      const order = orders[index];
      if (!order) return <Unknown key={item.id} />;
      const { units, htCents, ttcCents } = order;
      return (
        <Fragment key={item.id}>
          <Price cents={htCents} ttcCents={ttcCents} vatRate={item.vatRate} isLowest={index === lowest} />
          <span className="block text-13 text-ink-2">{formatQuantity(units, item.saleUnit)}</span>
        </Fragment>
      );
    }),
    differs: new Set(totals).size > 1,
  };
}

function listAttributeRows(items: MaterialDetail[]): ComparedRow[] {
  const labels = new Map(
    items.flatMap(({ attributes }) => attributes.map(({ key, label }) => [key, label] as const)),
  );
  return [...labels].map(([key, label]) =>
    textRow(label, items, ({ attributes }) => {
      const attribute = attributes.find((known) => known.key === key);
      return attribute && describeAttribute(attribute);
    }),
  );
}

function Unknown() {
  return <span className="text-ink-3">{m.compare_unknown()}</span>;
}

interface PriceProps {
  cents: number;
  /** Of several things, each rounded by itself. */
  ttcCents?: number;
  vatRate: number;
  per?: string;
  isLowest?: boolean;
}

function Price({ cents, vatRate, ttcCents = addVat(cents, vatRate), per, isLowest }: PriceProps) {
  const unit = per ? `/${per}` : '';
  const text = (amount: number, tax: string) => `${formatMoney(amount)}${tax}${unit}`;
  return (
    <>
      <span className="font-semibold">
        {vatRate === 0 ? (
          text(cents, '')
        ) : (
          <span className="leading-tax">
            <span className="ttc-first">{text(ttcCents, `\u00A0${m.price_ttc()}`)}</span>
            <span className="ht-first">{text(cents, `\u00A0${m.price_ht()}`)}</span>
          </span>
        )}
      </span>
      {isLowest && <span className="comparison-best">{m.compare_best()}</span>}
    </>
  );
}
