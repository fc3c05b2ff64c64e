import { useEffect, useRef } from 'react';
import * as m from '../../../paraglide/messages.js';
import { knownRadius, offeredDistances } from './radius.ts';

interface RadiusSelectProps {
  id?: string;
  label?: string;
  radius?: string | number | null;
  onChoose?: (radius: number) => void;
  className?: string;
}

export function RadiusSelect({ id, label, radius, onChoose, className }: RadiusSelectProps) {
  const chosen = knownRadius(radius);
  const select = useRef<HTMLSelectElement>(null);
  // React leaves a select as it is when its default changes, as it does when a remembered radius is known.
  useEffect(() => {
    if (select.current) select.current.value = String(chosen);
  }, [chosen]);
  return (
    <select
      ref={select}
      id={id}
      name="radius"
      aria-label={label}
      defaultValue={chosen}
      onChange={(event) => onChoose?.(Number(event.target.value))}
      className={className}
    >
      {offeredDistances(chosen).map((distance) => (
        <option key={distance} value={distance}>
          {m.search_radius_km({ distance })}
        </option>
      ))}
    </select>
  );
}
