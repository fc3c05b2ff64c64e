import { DistanceAway } from '../../entities/place/distance-away.tsx';
import { PlaceName } from '../../entities/place/place-name.tsx';
import { withPrepositionDe } from '../../entities/place/with-preposition.ts';
import * as m from '../../paraglide/messages.js';
import { BaseLayer } from './base-layer.tsx';
import type { BaseMap } from './base-map.server.ts';
import { LiveMap } from './live-map.tsx';
import type { Position } from './map-frame.ts';

interface PlaceLocatorProps {
  base: BaseMap;
  place: Position & { city: string; postalCode: string };
}

const radiusKm = 1;

/** A circle, never a pin: the place is known to about a kilometre. */
export function PlaceLocator({ base, place }: PlaceLocatorProps) {
  const { city, postalCode } = place;
  const areas = [{ ...base.frame, radiusKm }];
  const label = m.locator_label({ place: withPrepositionDe(city) });
  return (
    <section
      aria-labelledby="locator-title"
      className="overflow-hidden rounded-2 border border-joint bg-surface"
    >
      <LiveMap label={label} frame={base.frame} areas={areas}>
        <BaseLayer base={base} label={label} areas={areas} />
      </LiveMap>
      <div className="border-t border-joint px-5 py-4">
        <h2 id="locator-title" className="font-text text-15 font-semibold">
          <PlaceName name={city} />
          {` (${postalCode})`}
        </h2>
        <p>
          <DistanceAway from={place} />
        </p>
        <p className="text-13 text-ink-2">{m.locator_text()}</p>
      </div>
    </section>
  );
}
