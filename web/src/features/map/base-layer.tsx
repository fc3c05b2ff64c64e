import type { ReactNode } from 'react';
import * as m from '../../paraglide/messages.js';
import type { BaseMap } from './base-map.server.ts';
import { getScaleKm } from './map-frame.ts';
import './map.css';

interface BaseLayerProps {
  base: BaseMap;
  label: string;
  circles?: ReactNode;
  children?: ReactNode;
}

/** Positions are in percent, so that names keep their size on any screen. */
export function BaseLayer({
  base: { frame, land, borders, rivers, towns },
  label,
  circles,
  children,
}: BaseLayerProps) {
  const length = getScaleKm(frame);
  const share = (100 * length) / frame.widthKm;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it, not a field set.
    <svg role="group" aria-label={label} className="map" data-is-near={land === ''}>
      <rect width="100%" height="100%" className="map-ground" />
      {land && (
        <svg viewBox="0 0 400 300" preserveAspectRatio="none" aria-hidden="true">
          <path d={land} className="map-land" vectorEffect="non-scaling-stroke" />
          <path d={rivers} className="map-river" vectorEffect="non-scaling-stroke" />
          <path d={borders} className="map-border" vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {circles}
      <svg className="map-towns" aria-hidden="true">
        {towns.map(({ name, x, y }) => (
          <g key={`${name} ${x}`}>
            <circle cx={`${x}%`} cy={`${y}%`} r="2" />
            <text x={`${x}%`} y={`${y}%`} dy="16" textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
      </svg>
      {children}
      <svg className="map-scale" aria-hidden="true">
        <line x1="4%" x2={`${4 + share}%`} y1="95%" y2="95%" />
        <line x1="4%" x2="4%" y1="93.5%" y2="96.5%" />
        <line x1={`${4 + share}%`} x2={`${4 + share}%`} y1="93.5%" y2="96.5%" />
        <text x={`${4 + share / 2}%`} y="95%" dy="-8" textAnchor="middle">
          {m.search_radius_km({ distance: length })}
        </text>
      </svg>
    </svg>
  );
}
