import { formatTotal } from '../../entities/list-query/format-total.ts';
import type { PriceOrder } from '../../entities/material/price-order.ts';
import { formatMoney, formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import type { Cluster, MapPlace } from './cluster-places.ts';

const maxNamed = 3;

export function describePlace(place: MapPlace, order: PriceOrder): string {
  const { city, count, minPriceCents, minPriceTtcCents } = place;
  const [cents, tax] = order === 'ht' ? [minPriceCents, m.price_ht()] : [minPriceTtcCents, m.price_ttc()];
  const inputs = { city, count: formatNumber(count), price: `${formatMoney(cents)}\u00A0${tax}` };
  return count === 1 ? m.map_place_one(inputs) : m.map_place(inputs);
}

export function describeCluster(cluster: Cluster, order: PriceOrder): string {
  const { places, count } = cluster;
  if (places.length === 1) return describePlace(places[0], order);
  const names = places.slice(0, maxNamed).map(({ city }) => city);
  const city = names.join(', ') + (places.length > maxNamed ? '…' : '');
  const cheapest = (read: (place: MapPlace) => number) => Math.min(...places.map(read));
  return describePlace(
    {
      ...places[0],
      city,
      count,
      minPriceCents: cheapest((place) => place.minPriceCents),
      minPriceTtcCents: cheapest((place) => place.minPriceTtcCents),
    },
    order,
  );
}

interface MapContent {
  places: Pick<MapPlace, 'count'>[];
  total: number;
  isTotalExact: boolean;
}

export function describeTruncation({ places, ...counted }: MapContent): string | undefined {
  const shown = places.reduce((sum, { count }) => sum + count, 0);
  if (counted.isTotalExact && shown >= counted.total) return undefined;
  return m.map_cut({ shown: formatNumber(shown), count: formatTotal(counted) });
}
