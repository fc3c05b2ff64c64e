import * as m from '../../paraglide/messages.js';

const distances = [5, 10, 20, 30, 50, 100];

interface RadiusSelectProps {
  id?: string;
  label?: string;
  defaultValue?: string;
  className?: string;
}

export function RadiusSelect({ id, label, defaultValue = '30', className }: RadiusSelectProps) {
  return (
    <select id={id} name="radius" aria-label={label} defaultValue={defaultValue} className={className}>
      {distances.map((distance) => (
        <option key={distance} value={distance}>
          {m.search_radius_km({ distance })}
        </option>
      ))}
    </select>
  );
}
