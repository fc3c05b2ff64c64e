import type { CallAnswer } from '@parpaing/contract/calls';
import { Link, useNavigate } from 'react-router';
import { changedListAddress } from '../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../entities/list-query/list-query.ts';
import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BaseLayer } from './base-layer.tsx';
import type { BaseMap } from './base-map.server.ts';
import { type Cluster, clusterPlaces, type MapPlace } from './cluster-places.ts';
import { describeCluster, describePlace, describeTruncation } from './describe-cluster.ts';
import { LiveMap } from './live-map.tsx';
import { clusterAddress, placeAddress } from './map-addresses.ts';
import { type Frame, toPercent, toSvgRadius } from './map-frame.ts';
import '../../styles/catalogue.css';

interface ResultsMapProps {
  map: { answer: CallAnswer<'mapMaterials'>; base: BaseMap; radiusKm: number | null } | null;
  query: ListQuery;
}

const maxListed = 24;
const minDistance = 11;
const discRadius = 4;

/** Discs are links, so the map works without scripts. */
export function ResultsMap({ map, query }: ResultsMapProps) {
  const navigate = useNavigate();
  if (!map) {
    const list = changedListAddress(query, { view: undefined });
    return <InlineNotice text={m.map_failed()} action={{ to: list, label: m.results_list() }} />;
  }
  const { answer, base, radiusKm } = map;
  const area = answer.place && radiusKm ? { ...answer.place, radiusKm } : undefined;
  const listed = answer.places.toSorted((a, b) => b.count - a.count).slice(0, maxListed);
  return (
    <>
      <div className="overflow-hidden rounded-2 border border-joint">
        <LiveMap
          label={m.map_label()}
          frame={base.frame}
          areas={area && [area]}
          places={answer.places}
          getAddress={(cluster) => clusterAddress(cluster, query)}
          onNavigate={(to) => void navigate(to, { preventScrollReset: true })}
        >
          <Drawing base={base} area={area} map={map} query={query} />
        </LiveMap>
      </div>
      <p className="mt-2 text-13 text-ink-2">
        {[m.map_text(), describeTruncation(answer)].filter(Boolean).join(' ')}
      </p>
      <h2 className="mt-6 text-20 leading-6.5 md:text-20 md:leading-6.5">{m.map_places()}</h2>
      <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {listed.map((place) => (
          <li key={placeKey(place)}>
            <TextLink to={placeAddress(place, query)} className="inline-flex min-h-11 items-center">
              <span className="leading-tax">
                <span className="ttc-first">{describePlace(place, 'ttc')}</span>
                <span className="ht-first">{describePlace(place, 'ht')}</span>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Two communes may have the same name. */
function placeKey({ city, latitude, longitude }: MapPlace): string {
  return `${city} ${latitude} ${longitude}`;
}

interface DrawingProps {
  base: BaseMap;
  area?: { latitude: number; longitude: number; radiusKm: number };
  map: { answer: CallAnswer<'mapMaterials'> };
  query: ListQuery;
}

function Drawing({ base, area, map: { answer }, query }: DrawingProps) {
  const { frame } = base;
  const centre = area && toPercent(frame, area);
  const clusters = clusterPlaces(
    answer.places,
    (place) => toWidthPercent(toPercent(frame, place)),
    minDistance,
  );
  const discs = clusters.map((cluster) => ({ cluster, ...toPercent(frame, cluster.places[0]) }));
  return (
    <BaseLayer
      base={base}
      label={m.map_label()}
      isCovered={({ x, y }) => discs.some((disc) => Math.hypot(disc.x - x, disc.y - y) < discRadius)}
    >
      {centre && (
        <circle
          cx={`${centre.x}%`}
          cy={`${centre.y}%`}
          r={`${toSvgRadius(frame, area.radiusKm)}%`}
          className="map-area"
        />
      )}
      {discs.map(({ cluster }) => (
        <Disc key={placeKey(cluster.places[0])} cluster={cluster} frame={frame} query={query} />
      ))}
    </BaseLayer>
  );
}

function toWidthPercent({ x, y }: { x: number; y: number }) {
  return { x, y: y * 0.75 };
}

function Disc({ cluster, frame, query }: { cluster: Cluster; frame: Frame; query: ListQuery }) {
  const { x, y } = toPercent(frame, cluster.places[0]);
  return (
    <Link
      to={clusterAddress(cluster, query)}
      preventScrollReset
      aria-label={describeCluster(cluster, 'ttc')}
      className="drawn-disc"
    >
      <circle cx={`${x}%`} cy={`${y}%`} r={cluster.count < 10 ? 15 : 19} />
      <text x={`${x}%`} y={`${y}%`} dy="5" textAnchor="middle">
        {formatNumber(cluster.count)}
      </text>
    </Link>
  );
}
