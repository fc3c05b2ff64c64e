import { formatDistance } from '../../lib/format.ts';
import { ofPlace } from '../../lib/of-place.ts';
import * as m from '../../paraglide/messages.js';
import { PlaceName } from '../../ui/place-name.tsx';
import './map.css';

interface PlaceLocatorProps {
  city: string;
  postalCode: string;
  distanceKm: number | null;
}

/** Where it is, to about a kilometre: a circle, never a pin. */
export function PlaceLocator({ city, postalCode, distanceKm }: PlaceLocatorProps) {
  return (
    <section
      aria-labelledby="locator-title"
      className="overflow-hidden rounded-2 border border-joint bg-surface"
    >
      <svg
        viewBox="0 0 464 250"
        className="locator"
        role="img"
        aria-label={m.locator_label({ place: ofPlace(city) })}
      >
        <rect width="464" height="250" className="locator-ground" />
        <circle cx="232" cy="125" r="84" className="locator-circle" />
        <path d="M232 125H316M316 119v12" className="locator-cote" />
        <circle cx="232" cy="125" r="4" className="locator-centre" />
        <text x="274" y="117" textAnchor="middle" className="locator-label">
          {'1\u00A0km'}
        </text>
      </svg>
      <div className="border-t border-joint px-5 py-4">
        <h2 id="locator-title" className="font-text text-15 leading-6 font-semibold md:text-15 md:leading-6">
          <PlaceName name={city} />
          {` (${postalCode})`}
          {distanceKm !== null && `, ${formatDistance(distanceKm)}`}
        </h2>
        <p className="text-13 text-ink-2">{m.locator_text()}</p>
      </div>
    </section>
  );
}
