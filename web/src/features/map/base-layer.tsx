import type { ReactNode } from 'react';
import * as m from '../../paraglide/messages.js';
import type { BaseMap } from './base-map.server.ts';
import { type Area, getAreaOpacity, getScaleKm, toPercent, toSvgRadius } from './map-frame.ts';

interface BaseLayerProps {
  base: BaseMap;
  label: string;
  areas?: Area[];
  children?: ReactNode;
}

/** Positions are in percent, so that names keep their size on any screen. */
export function BaseLayer({
  base: { frame, land, borders, rivers, near, towns },
  label,
  areas = [],
  children,
}: BaseLayerProps) {
  const length = getScaleKm(frame);
  const share = (100 * length) / frame.widthKm;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it, not a field set.
    <svg role="group" aria-label={label} className="aspect-4/3 w-full text-12">
      <rect width="100%" height="100%" className={land ? 'fill-sunken' : 'fill-page'} />
      {land && (
        <svg viewBox="0 0 400 300" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d={land} className="fill-surface stroke-joint-strong" vectorEffect="non-scaling-stroke" />
          <path d={rivers} className="stroke-plan" strokeOpacity={0.45} vectorEffect="non-scaling-stroke" />
          <path d={borders} className="stroke-joint" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {near && (
        <svg viewBox="0 0 400 300" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d={near.cells} className="stroke-joint" vectorEffect="non-scaling-stroke" />
          {near.waters.map((path) => (
            <path key={path} d={path} className="fill-plan-tint" fillRule="evenodd" />
          ))}
        </svg>
      )}
      {areas.map((area) => {
        const { x, y } = toPercent(frame, area);
        return (
          <circle
            key={`${x} ${y}`}
            cx={`${x}%`}
            cy={`${y}%`}
            r={`${toSvgRadius(frame, area.radiusKm)}%`}
            className="fill-plan stroke-plan"
            fillOpacity={getAreaOpacity(areas)}
            strokeWidth={1.5}
            strokeDasharray="6 4"
          />
        );
      })}
      <svg className="fill-joint-strong" aria-hidden="true">
        {towns.map(({ name, x, y }) => (
          <circle key={`${name} ${x}`} cx={`${x}%`} cy={`${y}%`} r="2" />
        ))}
        <g className="fill-ink-2 stroke-surface stroke-3" paintOrder="stroke" textAnchor="middle">
          {towns.map(({ name, x, y }) => (
            <text key={`${name} ${x}`} x={`${x}%`} y={`${y}%`} dy="16">
              {name}
            </text>
          ))}
        </g>
      </svg>
      {children}
      <svg className="stroke-plan" strokeWidth={1.5} aria-hidden="true">
        <line x1="4%" x2={`${4 + share}%`} y1="95%" y2="95%" />
        <line x1="4%" x2="4%" y1="93.5%" y2="96.5%" />
        <line x1={`${4 + share}%`} x2={`${4 + share}%`} y1="93.5%" y2="96.5%" />
        <text
          x={`${4 + share / 2}%`}
          y="95%"
          dy="-8"
          className="fill-plan stroke-surface stroke-4 font-medium"
          paintOrder="stroke"
          textAnchor="middle"
        >
          {m.search_radius_km({ distance: length })}
        </text>
      </svg>
    </svg>
  );
}
