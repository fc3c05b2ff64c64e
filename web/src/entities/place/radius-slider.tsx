import { useEffect, useId, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import type { ListParam } from '../list-query/list-query.ts';

const bounds = { min: 1, max: 100 };

export function RadiusSlider({ radius }: { radius: number }) {
  const id = useId();
  const [shown, setShown] = useState(radius);
  useEffect(() => setShown(radius), [radius]);
  const max = Math.max(bounds.max, radius);
  const share = (100 * (shown - bounds.min)) / (max - bounds.min);
  return (
    <div className="mt-2">
      <label htmlFor={id} className="font-medium">
        {m.filters_radius()}
        <span className="sr-only">{` ${m.search_radius_km({ distance: shown })}`}</span>
      </label>
      <div className="slider-cote">
        <svg aria-hidden="true">
          <line x1="0" x2={`${share}%`} y1="10" y2="10" />
          <line x1="0.75" x2="0.75" y1="4" y2="16" />
          <line x1={`${share}%`} x2={`${share}%`} y1="4" y2="16" />
          <text x={`${Math.max(share / 2, 14)}%`} y="14" textAnchor="middle">
            {m.search_radius_km({ distance: shown })}
          </text>
          <line className="slider-track" x1="0" x2="100%" y1="34" y2="34" />
          <line className="slider-done" x1="0" x2={`${share}%`} y1="34" y2="34" />
        </svg>
      </div>
      <input
        id={id}
        type="range"
        name={'radius' satisfies ListParam}
        min={bounds.min}
        max={max}
        defaultValue={radius}
        onInput={({ currentTarget }) => setShown(Number(currentTarget.value))}
        aria-valuetext={m.search_radius_km({ distance: shown })}
        className="slider"
      />
    </div>
  );
}
