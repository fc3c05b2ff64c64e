import { useEffect, useRef } from 'react';
import type { ListParam } from '../../../entities/list-query/list-query.ts';
import * as m from '../../../paraglide/messages.js';
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
  // React does not update a select whose default changes.
  useEffect(() => {
    if (select.current) select.current.value = String(chosen);
  }, [chosen]);
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
