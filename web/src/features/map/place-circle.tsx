import { withPrepositionDe } from '../../entities/place/with-preposition.ts';
import * as m from '../../paraglide/messages.js';
import { LiveMap } from './live-map.tsx';
import { frameAround, type Position } from './map-frame.ts';

const radiusKm = 1;

export function PlaceCircle({ place }: { place: Position & { name: string } }) {
  const { latitude, longitude, name } = place;
  const frame = frameAround([place]);
  return (
    <LiveMap
      key={`${latitude} ${longitude}`}
      label={m.locator_label({ place: withPrepositionDe(name) })}
      frame={frame}
      areas={[{ latitude, longitude, radiusKm }]}
      className="aspect-21/9"
    >
      <span />
    </LiveMap>
  );
}
