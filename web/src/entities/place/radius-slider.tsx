import { useEffect, useId, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import type { ListParam } from '../list-query/list-query.ts';
import './radius-slider.css';

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
      <div className="mx-2.5">
        <svg aria-hidden="true" strokeWidth="1.5" className="block h-12 w-full overflow-visible stroke-plan">
          <line x1="0" x2={`${share}%`} y1="10" y2="10" />
          <line x1="0.75" x2="0.75" y1="4" y2="16" />
          <line x1={`${share}%`} x2={`${share}%`} y1="4" y2="16" />
          <text
            x={`${Math.max(share / 2, 14)}%`}
            y="14"
            textAnchor="middle"
            strokeWidth="8"
            paintOrder="stroke"
            className="fill-plan stroke-page text-13 font-medium in-[dialog]:stroke-raised"
          >
            {m.search_radius_km({ distance: shown })}
          </text>
          {/* Drawn under the input, whose own track has a single colour. */}
          <line className="stroke-joint-strong" strokeWidth="4" x1="0" x2="100%" y1="34" y2="34" />
          <line strokeWidth="4" x1="0" x2={`${share}%`} y1="34" y2="34" />
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
        className="slider relative -mt-7 block h-7 w-full cursor-pointer appearance-none"
      />
    </div>
  );
}
