import type { Need } from '../../entities/material/prices/need.ts';
import { formatQuantity, getPluralUnitName } from '../../entities/material/prices/units.ts';
import { formatMoney, formatPercent } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { buildCheapest, buildRow, type ComparedRow, type ComparedSection } from './compared-row.ts';
import type { Purchase } from './purchase.ts';

const noAmount = '–';

/** What is not in stock has no total. */
export function buildNeedSection(
  purchases: Purchase[],
  need: Need,
  taxName: string,
  deliveryRows: ComparedRow[],
): ComparedSection | undefined {
  if (purchases.every(({ order }) => !order)) return undefined;
  const inStock = (cents: number | undefined, { order }: Purchase) => (order?.isInStock ? cents : undefined);
  const isDelivered = purchases.some((purchase) => inStock(purchase.deliveredCents, purchase) !== undefined);
  const total = buildRow(
    [m.compare_total(), taxName].join(' ').trim(),
    purchases.map((purchase) => describeCents(inStock(purchase.totalCents, purchase))),
    isDelivered
      ? undefined
      : buildCheapest(purchases.map((purchase) => inStock(purchase.totalCents, purchase))),
  );
  const delivered = buildRow(
    m.delivery_total(),
    purchases.map((purchase) => describeCents(inStock(purchase.deliveredCents, purchase))),
    buildCheapest(purchases.map((purchase) => inStock(purchase.deliveredCents, purchase))),
  );
  return {
    title: m.compare_for({ need: describeNeed(need) }),
    rows: [
      buildRow(
        m.compare_quantity(),
        purchases.map((purchase) => describeUnits(purchase)),
      ),
      { ...total, isTotal: !isDelivered },
      ...deliveryRows,
      ...(isDelivered ? [{ ...delivered, isTotal: true }] : []),
      buildRow(
        need.unit === 'm2' ? m.compare_leftover() : m.compare_rest(),
        purchases.map(({ order, item }) =>
          order?.isInStock ? formatQuantity(order.leftover, item.baseUnit) : noAmount,
        ),
      ),
    ],
  };
}

export function describeNeed({ quantity, unit, waste }: Need): string {
  const needed = formatQuantity(quantity, unit);
  return waste ? m.compare_need_waste({ quantity: needed, percent: formatPercent(waste) }) : needed;
}

function describeUnits({ order, item }: Purchase): string {
  if (!order) return m.compare_other_unit({ unit: getPluralUnitName(item.baseUnit) });
  return formatQuantity(order.units, item.saleUnit);
}

const describeCents = (cents: number | undefined) => (cents === undefined ? noAmount : formatMoney(cents));
