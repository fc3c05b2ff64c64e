import type { PublicProfile } from '@parpaing/contract/schemas';
import { withPrepositionDe } from '../../entities/place/with-preposition-de.ts';
import * as m from '../../paraglide/messages.js';
import { BaseLayer } from './base-layer.tsx';
import type { BaseMap } from './base-map.server.ts';
import { LiveMap } from './live-map.tsx';
import { type Area, toPercent, toSvgRadius } from './map-frame.ts';

type SellerPlace = NonNullable<PublicProfile['seller']>['places'][number];

interface DeliveryMapProps {
  base: BaseMap;
  places: SellerPlace[];
}

/** A place is known to about a kilometre. */
const pickupRadiusKm = 1;
const maxListed = 5;

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
      aria-labelledby="delivery-map-title"
      className="overflow-hidden rounded-2 border border-joint bg-surface"
    >
      <h2 id="delivery-map-title" className="px-5 pt-4 pb-3 text-20 leading-6.5 md:text-20 md:leading-6.5">
        {isDelivered ? m.delivery_map_title() : m.delivery_map_pickup()}
      </h2>
      <LiveMap label={label} frame={base.frame} areas={areas}>
        <BaseLayer base={base} label={label}>
          {areas.map((area) => {
            const { x, y } = toPercent(base.frame, area);
            const radius = toSvgRadius(base.frame, area.radiusKm);
            return (
              <circle key={`${x} ${y}`} cx={`${x}%`} cy={`${y}%`} r={`${radius}%`} className="map-area" />
            );
          })}
        </BaseLayer>
      </LiveMap>
      <ul className="grid gap-1 border-t border-joint px-5 py-4">
        {places.slice(0, maxListed).map((place) => (
          <li key={`${place.city} ${place.postalCode}`}>{describePlace(place)}</li>
        ))}
      </ul>
    </section>
  );
}

function describePlace({ city, postalCode, deliveryKm }: SellerPlace): string {
  return deliveryKm === null
    ? m.delivery_map_at({ place: `${city} (${postalCode})` })
    : m.delivery_map_within({ distance: deliveryKm, place: withPrepositionDe(city) });
}
