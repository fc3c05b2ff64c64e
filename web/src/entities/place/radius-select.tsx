import { useEffect, useRef } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import * as m from '../../paraglide/messages.js';
import type { ListParam } from '../list-query/list-query.ts';
import { defaultRadius, listDistances } from './radius.ts';

interface RadiusSelectProps {
  id?: string;
  label?: string;
  radius?: number;
  isAnywhere?: boolean;
  onChoose?: (radius: number) => void;
  className?: string;
}

export function RadiusSelect({
  id,
  label,
  radius = defaultRadius,
  isAnywhere = false,
  onChoose,
  className,
}: RadiusSelectProps) {
  const chosen = isAnywhere ? '' : String(radius);
  const select = useRef<HTMLSelectElement>(null);
  const isHydrated = useHydrated();
  const hasSettled = useRef(false);
  // React does not update a select whose default changes. What was chosen before hydration is kept, though hydration
  // replaces the default by the saved place's radius.
  useEffect(() => {
    if (!select.current || !isHydrated) return;
    const isEarly = !hasSettled.current && select.current.selectedOptions[0]?.defaultSelected === false;
    hasSettled.current = true;
    if (!isEarly) select.current.value = chosen;
  }, [chosen, isHydrated]);
  return (
    <select
      ref={select}
      id={id}
      name={'radius' satisfies ListParam}
      aria-label={label}
      defaultValue={chosen}
      onChange={(event) => onChoose?.(Number(event.target.value))}
      className={className}
    >
      {isAnywhere && <option value="">{m.search_radius_anywhere()}</option>}
      {listDistances(radius).map((distance) => (
        <option key={distance} value={distance}>
          {m.search_radius_km({ distance })}
        </option>
      ))}
    </select>
  );
}
