import type { PublicProfile } from '@parpaing/contract/schemas';
import { withPrepositionDe } from '../../entities/place/with-preposition.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { BaseLayer } from './base-layer.tsx';
import type { BaseMap } from './base-map.server.ts';
import { LiveMap } from './live-map.tsx';
import type { Area } from './map-frame.ts';

type SellerPlace = NonNullable<PublicProfile['seller']>['places'][number];

interface DeliveryMapProps {
  base: BaseMap;
  places: SellerPlace[];
}

/** A place is known to about a kilometre. */
const pickupRadiusKm = 1;

export function toDeliveryAreas(places: SellerPlace[]): Area[] {
  return places.map(({ latitude, longitude, deliveryKm }) => ({
    latitude,
    longitude,
    radiusKm: deliveryKm ?? pickupRadiusKm,
  }));
}

export function DeliveryMap({ base, places }: DeliveryMapProps) {
  const areas = toDeliveryAreas(places);
  const isDelivered = places.some(({ deliveryKm }) => deliveryKm !== null);
  const label = m.delivery_map_label();
  return (
    <section
      id="livraison"
      aria-labelledby="delivery-map-title"
      className="overflow-hidden rounded-2 border border-joint bg-surface"
    >
      <h2 id="delivery-map-title" className="px-5 pt-4 pb-3 text-20">
        {isDelivered ? m.delivery_map_title() : m.delivery_map_pickup()}
      </h2>
      <LiveMap label={label} frame={base.frame} areas={areas}>
        <BaseLayer base={base} label={label} areas={areas} />
      </LiveMap>
      <ul className="grid gap-1 border-t border-joint px-5 py-4">
        {describeAreas(places).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** One sentence for the places that deliver equally far. */
export function describeAreas(places: SellerPlace[]): string[] {
  const distances = [...new Set(places.map(({ deliveryKm }) => deliveryKm))];
  const names = new Intl.ListFormat(getLocale());
  return distances
    .toSorted((one, other) => (other ?? 0) - (one ?? 0))
    .map((distance) => {
      const cities = places.flatMap(({ city, deliveryKm }) => (deliveryKm === distance ? city : []));
      return distance === null
        ? m.delivery_map_at({ place: names.format(cities) })
        : m.delivery_map_within({ distance, place: names.format(cities.map(withPrepositionDe)) });
    });
}
