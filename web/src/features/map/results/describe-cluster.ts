import { formatTotal } from '../../../entities/list-query/format-total.ts';
import type { PriceOrder } from '../../../entities/material/prices/price-order.ts';
import { formatMoney, formatNumber } from '../../../lib/format/format.ts';
import * as m from '../../../paraglide/messages.js';
import type { Cluster } from './cluster-places.ts';

const maxNamed = 3;

/** What a tag shows: the price of one material or, with a need, its total; or a count with the lowest. */
export function describeTag(cluster: Cluster, order: PriceOrder): { count?: string; price: string } {
  const price = formatMoney(findLowest(cluster, order).cents);
  return cluster.count === 1
    ? { price }
    : { count: formatNumber(cluster.count), price: m.map_from({ price }) };
}

export function describeCluster(cluster: Cluster, order: PriceOrder): string {
  const { count } = cluster;
  const { cents, need } = findLowest(cluster, order);
  const tax = order === 'ht' ? m.price_ht() : m.price_ttc();
  const price = `${formatMoney(cents)}\u00A0${tax}`;
  const inputs = {
    city: nameCluster(cluster),
    count: formatNumber(count),
    price: need ? (need.isDelivered ? m.map_need_delivered({ price }) : m.map_need({ price })) : price,
  };
  return count === 1 ? m.map_place_one(inputs) : m.map_place(inputs);
}

function nameCluster({ places }: Cluster): string {
  const names = places.slice(0, maxNamed).map(({ city }) => city);
  return names.join(', ') + (places.length > maxNamed ? '…' : '');
}

function findLowest({ places }: Cluster, order: PriceOrder) {
  const isHt = order === 'ht';
  const offers = places.map(({ minNeed: need, minPriceCents, minPriceTtcCents }) => ({
    need,
    cents: need ? (isHt ? need.htCents : need.ttcCents) : isHt ? minPriceCents : minPriceTtcCents,
  }));
  const delivered = offers.filter(({ need }) => need?.isDelivered);
  const compared = delivered.length > 0 ? delivered : offers;
  return compared.reduce((lowest, offer) => (offer.cents < lowest.cents ? offer : lowest));
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
