import { formatTotal } from '../../../entities/list-query/format-total.ts';
import type { PriceOrder } from '../../../entities/material/price-order.ts';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { Cluster } from './cluster-places.ts';

const maxNamed = 3;

/** What a tag shows: the price of one material, or a count with the lowest price. */
export function describeTag(cluster: Cluster, order: PriceOrder): { count?: string; price: string } {
  const price = formatMoney(findLowestCents(cluster, order));
  return cluster.count === 1
    ? { price }
    : { count: formatNumber(cluster.count), price: m.map_from({ price }) };
}

export function describeCluster(cluster: Cluster, order: PriceOrder): string {
  const { count } = cluster;
  const tax = order === 'ht' ? m.price_ht() : m.price_ttc();
  const price = `${formatMoney(findLowestCents(cluster, order))}\u00A0${tax}`;
  const inputs = { city: nameCluster(cluster), count: formatNumber(count), price };
  return count === 1 ? m.map_place_one(inputs) : m.map_place(inputs);
}

function nameCluster({ places }: Cluster): string {
  const names = places.slice(0, maxNamed).map(({ city }) => city);
  return names.join(', ') + (places.length > maxNamed ? '…' : '');
}

function findLowestCents({ places }: Cluster, order: PriceOrder): number {
  return Math.min(
    ...places.map(({ minPriceCents, minPriceTtcCents }) =>
      order === 'ht' ? minPriceCents : minPriceTtcCents,
    ),
  );
}

interface MapContent {
  places: { count: number }[];
  total: number;
  isTotalExact: boolean;
}

export function describeTruncation({ places, ...counted }: MapContent): string | undefined {
  const shown = places.reduce((sum, { count }) => sum + count, 0);
  if (counted.isTotalExact && shown >= counted.total) return undefined;
  return m.map_cut({ shown: formatNumber(shown), count: formatTotal(counted) });
}
