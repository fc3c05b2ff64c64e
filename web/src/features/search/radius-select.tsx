import * as m from '../../paraglide/messages.js';

const distances = [5, 10, 20, 30, 50, 100];
export const defaultRadius = 30;

interface RadiusSelectProps {
  id?: string;
  label?: string;
  defaultValue?: number;
  onChoose?: (radius: number) => void;
  className?: string;
}

export function RadiusSelect({ id, label, defaultValue, onChoose, className }: RadiusSelectProps) {
  return (
    <select
      // A remembered radius is known after hydration.
      key={defaultValue}
      id={id}
      name="radius"
      aria-label={label}
      defaultValue={defaultValue && distances.includes(defaultValue) ? defaultValue : defaultRadius}
      onChange={(event) => onChoose?.(Number(event.target.value))}
      className={className}
    >
      {distances.map((distance) => (
        <option key={distance} value={distance}>
          {m.search_radius_km({ distance })}
        </option>
      ))}
    </select>
  );
}
