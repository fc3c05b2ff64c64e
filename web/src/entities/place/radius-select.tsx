import { useEffect, useRef } from 'react';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import * as m from '../../paraglide/messages.js';
import type { ListParam } from '../list-query/list-query.ts';
import { defaultRadius, listDistances } from './radius.ts';

interface RadiusSelectProps {
  id?: string;
  label?: string;
  radius?: number;
  onChoose?: (radius: number) => void;
  className?: string;
}

export function RadiusSelect({
  id,
  label,
  radius: chosen = defaultRadius,
  onChoose,
  className,
}: RadiusSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const isHydrated = useHydrated();
  const hasSettled = useRef(false);
  // React does not update a select whose default changes. What was chosen before hydration is kept, though hydration
  // replaces the default by the saved place's radius.
  useEffect(() => {
    if (!select.current || !isHydrated) return;
    const isEarly = !hasSettled.current && select.current.selectedOptions[0]?.defaultSelected === false;
    hasSettled.current = true;
    if (!isEarly) select.current.value = String(chosen);
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
      {listDistances(chosen).map((distance) => (
        <option key={distance} value={distance}>
          {m.search_radius_km({ distance })}
        </option>
      ))}
    </select>
  );
}
