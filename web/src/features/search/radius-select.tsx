import * as m from '../../paraglide/messages.js';
import { distances, knownRadius } from './radius.ts';

interface RadiusSelectProps {
  id?: string;
  label?: string;
  /** As an address says it: anything. */
  radius?: string | null;
  className?: string;
}

export function RadiusSelect({ id, label, radius, className }: RadiusSelectProps) {
  const chosen = knownRadius(radius);
  return (
    // The key: React leaves a select as it is when its default changes.
    <select key={chosen} id={id} name="radius" aria-label={label} defaultValue={chosen} className={className}>
      {distances.map((distance) => (
        <option key={distance} value={distance}>
          {m.search_radius_km({ distance })}
        </option>
      ))}
    </select>
  );
}
