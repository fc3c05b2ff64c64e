import { deliveryCents } from '@parpaing/contract/delivery';
import { distanceKm } from '@parpaing/contract/distance';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { Fragment } from 'react';
import type { Need } from '../../../entities/material/need.ts';
import { formatQuantity, getPluralUnitName } from '../../../entities/material/units.ts';
import type { ChosenPlace } from '../../../entities/place/chosen-place.ts';
import { addVat, formatPercent } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import { computeOrder, getDefaultWaste, type Order } from '../quantity/quantity.ts';
import { type ComparedRow, Price } from './compared-price.tsx';
import { findLowest } from './find-lowest.ts';

export function listTotalRows(items: MaterialDetail[], place: ChosenPlace | null, need: Need): ComparedRow[] {
  const orders = items.map((item) =>
    item.baseUnit === need.unit ? computeOrder(need.quantity, getDefaultWaste(need.unit), item) : undefined,
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
  const waste = getDefaultWaste(need.unit);
  return [
    buildTotalRow(
      waste
        ? m.compare_total_waste({ quantity, percent: formatPercent(waste) })
        : m.compare_total({ quantity }),
      items,
      orders,
      need,
    ),
    ...(delivered.some(Boolean) ? [buildTotalRow(m.delivery_total(), items, delivered, need)] : []),
  ];
}

function buildTotalRow(
  label: string,
  items: MaterialDetail[],
  orders: (Order | undefined)[],
  need: Need,
): ComparedRow {
  const totals = orders.map((order) => (order?.isInStock ? order.ttcCents : Number.POSITIVE_INFINITY));
  const lowest = findLowest(
    totals,
    totals.map((total) => String(Number.isFinite(total))),
  );
  return {
    label,
    cells: items.map((item, index) => {
      const order = orders[index];
      if (!order) return explainMissingTotal(item, need);
      const { units, htCents, ttcCents } = order;
      return (
        <Fragment key={item.id}>
          <Price cents={htCents} ttcCents={ttcCents} vatRate={item.vatRate} isLowest={index === lowest} />
          <span className="block text-13 text-ink-2">{formatQuantity(units, item.saleUnit)}</span>
          {!order.isInStock && (
            <span className="block text-13 text-negative">
              {m.calculator_short({ stock: formatQuantity(item.stock, item.saleUnit) })}
            </span>
          )}
        </Fragment>
      );
    }),
    differs: new Set(orders.map((order) => order?.ttcCents)).size > 1,
  };
}

function explainMissingTotal({ baseUnit, delivery }: MaterialDetail, need: Need): string {
  if (baseUnit !== need.unit) return m.compare_other_unit({ unit: getPluralUnitName(baseUnit) });
  return delivery ? m.delivery_too_far() : m.delivery_pickup_only();
}
