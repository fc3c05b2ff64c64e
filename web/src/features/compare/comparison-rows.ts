import { computeBasePrice } from '@parpaing/contract/money';
import type { MaterialAttribute, MaterialDetail } from '@parpaing/contract/schemas';
import { describeAttribute } from '../../entities/material/attributes/describe-attribute.ts';
import type { Need } from '../../entities/material/prices/need.ts';
import { hasVat } from '../../entities/material/prices/price-column.ts';
import type { PriceOrder } from '../../entities/material/prices/price-order.ts';
import { formatQuantity, getUnitName, namePricePer } from '../../entities/material/prices/units.ts';
import type { ChosenPlace } from '../../entities/place/chosen-place.ts';
import { formatDistance, formatDuration, formatMoney } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { toCommonUnit } from './common-unit.ts';
import { buildRow, type ComparedRow, type ComparedSection } from './compared-row.ts';
import { buildNeedSection } from './need-section.ts';
import { listCovering, type Purchase, withTax } from './purchase.ts';

interface Asked {
  need: Need | undefined;
  place: ChosenPlace | null;
  tax: PriceOrder;
}

export function listSections(purchases: Purchase[], { need, place, tax }: Asked): ComparedSection[] {
  const items = purchases.map(({ item }) => item);
  const covering = listCovering(purchases);
  const taxName = hasVat(items) ? (tax === 'ht' ? m.price_ht() : m.price_ttc()) : '';
  const delivery = place ? [buildDeliveryRow(purchases, place)] : [];
  const needed = need && buildNeedSection(purchases, need, taxName, delivery);
  const stock = buildRow(m.compare_stock(), purchases.map(describeStock));
  return [
    ...(needed ? [{ ...needed, rows: [...needed.rows, stock] }] : []),
    {
      title: m.compare_price(),
      rows: [...listPriceRows(items, covering, tax, taxName), ...(needed ? [] : [...delivery, stock])],
    },
    { title: m.material_attributes(), rows: listAttributeRows(items) },
    { title: m.compare_seller(), rows: listSellerRows(purchases) },
  ];
}

function describeStock({ item: { stock, saleUnit }, order }: Purchase): string {
  const quantity = formatQuantity(stock, saleUnit);
  return order && !order.isInStock ? m.calculator_short({ stock: quantity }) : quantity;
}

/** The lowest price is marked only between the same units and contents, of offers that suffice. */
function listPriceRows(
  items: MaterialDetail[],
  covering: boolean[],
  tax: PriceOrder,
  taxName: string,
): ComparedRow[] {
  const price = [m.compare_price(), taxName].join(' ').trim();
  const prices = items.map((item) => withTax(item.priceCents, item, tax));
  const perUnit = items.map(({ saleUnit }) => `\u00A0/ ${getUnitName(saleUnit)}`);
  const contents = items.map(({ saleUnit, content, baseUnit }) => `${saleUnit} ${content} ${baseUnit}`);
  const base = toCommonUnit(
    items.map((item) => ({
      baseUnit: item.baseUnit,
      basePriceCents: computeBasePrice(item, tax === 'ht' ? 0 : item.vatRate),
    })),
  );
  const basePrices = base.map(({ cents }) => cents);
  const baseUnits = base.map(({ unit }) => unit);
  const [baseUnit, ...otherUnits] = new Set(baseUnits);
  const lowest = (values: number[], kinds: string[]) => {
    const sufficient = values.filter((_, index) => covering[index]);
    return {
      values: areAlike(kinds) ? values.map((value, index) => (covering[index] ? value : undefined)) : [],
      wins: 'lowest' as const,
      words: Math.min(...sufficient) > Math.min(...values) ? m.compare_best_covering() : m.compare_best(),
    };
  };
  return [
    buildRow(
      areAlike(perUnit) ? price + perUnit[0] : price,
      prices.map((cents, index) => formatMoney(cents) + (areAlike(perUnit) ? '' : perUnit[index])),
      lowest(prices, contents),
    ),
    baseUnit && otherUnits.length === 0
      ? buildRow(
          `${price} ${namePricePer(baseUnit)}`,
          basePrices.map((cents) => formatMoney(cents)),
          lowest(basePrices, baseUnits),
        )
      : buildRow(
          m.compare_base_price(),
          basePrices.map((cents, index) => {
            const unit = baseUnits[index];
            return unit && `${formatMoney(cents)} ${namePricePer(unit)}`;
          }),
        ),
  ];
}

const areAlike = (values: unknown[]) => new Set(values).size === 1;

function buildDeliveryRow(purchases: Purchase[], place: ChosenPlace): ComparedRow {
  return buildRow(
    m.delivery_to({ place: place.name }),
    purchases.map(({ deliveryCents: cents, item }) => {
      if (typeof cents !== 'number') return item.delivery ? m.delivery_too_far() : m.delivery_pickup_only();
      return cents === 0 ? m.delivery_free() : formatMoney(cents);
    }),
  );
}

const fireClasses = ['A1', 'A2', 'B', 'C', 'D', 'E', 'F'];

/** Other attributes have no better side: a thicker panel may not fit. */
const rankedAttributes: Record<
  string,
  { wins: 'lowest' | 'highest'; words: () => string; rank: (value: unknown) => number }
> = {
  r: { wins: 'highest', words: m.compare_best_resistance, rank: Number },
  lambda: { wins: 'lowest', words: m.compare_best_conductivity, rank: Number },
  euroclasse: {
    wins: 'lowest',
    words: m.compare_best_fire,
    rank: (value) => fireClasses.indexOf(String(value)),
  },
};

function listAttributeRows(items: MaterialDetail[]): ComparedRow[] {
  const labels = new Map(
    items.flatMap(({ attributes }) => attributes.map(({ key, label }) => [key, label] as const)),
  );
  return [...labels].map(([key, label]) => {
    const found = items.map(({ attributes }) => attributes.find((known) => known.key === key));
    return buildRow(
      label,
      found.map((attribute) => attribute && describeAttribute(attribute)),
      rankAttribute(key, found),
    );
  });
}

function rankAttribute(key: string, found: (MaterialAttribute | undefined)[]) {
  const ranked = rankedAttributes[key];
  if (!ranked) return undefined;
  const values = found.map((attribute) => {
    const rank = attribute ? ranked.rank(attribute.value) : -1;
    return rank >= 0 ? rank : undefined;
  });
  return { values, wins: ranked.wins, words: ranked.words() };
}

function listSellerRows(purchases: Purchase[]): ComparedRow[] {
  return [
    buildRow(
      m.compare_seller(),
      purchases.map(({ item: { seller } }) => {
        const kind = seller.businessType === 'particulier' ? m.seller_private() : m.seller_professional();
        return `${seller.name}, ${kind}`;
      }),
    ),
    buildRow(
      m.compare_place(),
      purchases.map(({ item: { city, department }, distance }) => {
        const where = `${city} (${department})`;
        return distance === undefined ? where : `${where}, ${formatDistance(distance)}`;
      }),
      {
        values: purchases.map(({ distance }) => distance && roundDistance(distance)),
        wins: 'lowest',
        words: m.compare_nearest(),
      },
    ),
    buildRow(
      m.compare_replies(),
      purchases.map(({ item: { seller } }) =>
        seller.replyMinutes === null ? undefined : formatDuration(seller.replyMinutes),
      ),
      {
        values: purchases.map(({ item: { seller } }) => seller.replyMinutes ?? undefined),
        wins: 'lowest',
        words: m.compare_fastest(),
      },
    ),
  ];
}

/** As `formatDistance` writes it: two that read the same are a tie. */
const roundDistance = (km: number): number => (km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km));
