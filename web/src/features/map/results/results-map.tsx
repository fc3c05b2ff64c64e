import type { CallAnswer, CallInput } from '@parpaing/contract/calls';
import type { MapBounds } from '@parpaing/contract/map-bounds';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { InlineNotice } from '../../../ui/inline-notice.tsx';
import { BaseLayer } from '../base-layer.tsx';
import type { BaseMap } from '../base-map.server.ts';
import { LiveMap } from '../live-map.tsx';
import { type Area, toPercent } from '../map-frame.ts';
import { type Cluster, clusterPlaces, getPlaceKey } from './cluster-places.ts';
import { describeCluster, describeTag } from './describe-cluster.ts';
import { boundsAddress, clusterAddress } from './map-addresses.ts';
import type { MapChoice } from './use-map-choice.ts';
import './results-map.css';

export interface LoadedMap {
  answer: CallAnswer<'mapMaterials'>;
  query: CallInput<'mapMaterials'>['query'];
  base: BaseMap;
  bounds?: MapBounds;
  radiusKm: number | null;
}

interface ResultsMapProps {
  map: LoadedMap | null;
  query: ListQuery;
  choice: MapChoice;
}

const shownAreaState = { isAreaShown: true };

export function ResultsMap({ map, query, choice }: ResultsMapProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [moved, setMoved] = useState<{ from: LoadedMap; shown: MapBounds }>();
  if (!map) {
    const list = changedListAddress(query, { view: undefined });
    return <InlineNotice text={m.map_failed()} action={{ to: list, label: m.results_list() }} />;
  }
  const { answer, base, bounds, radiusKm } = map;
  const area = answer.place && radiusKm ? { ...answer.place, radiusKm } : undefined;
  const tags = {
    places: answer.places,
    marks: choice.marks,
    getAddress: (cluster: Cluster) => clusterAddress(cluster, query),
    onChoose: choice.choose,
    onPoint: (cluster: Cluster | undefined) => choice.point(cluster?.places ?? []),
  };
  const searchShownArea = ({ shown }: { shown: MapBounds }) =>
    void navigate(boundsAddress(shown, query), { preventScrollReset: true, state: shownAreaState });
  return (
    <>
      <LiveMap
        label={m.map_label()}
        frame={base.frame}
        areas={area && [area]}
        bounds={bounds}
        tags={tags}
        isViewKept={!isBack && Boolean((state as Partial<typeof shownAreaState> | null)?.isAreaShown)}
        onMove={(shown) => setMoved({ from: map, shown })}
        className="peer h-full [&>svg]:overflow-visible"
      >
        <Drawing map={map} area={area} query={query} />
      </LiveMap>
      {moved?.from === map && (
        <Button
          type="button"
          look="secondary"
          onClick={() => searchShownArea(moved)}
          data-map-mark
          className="absolute top-4 left-1/2 z-1 -translate-x-1/2 whitespace-nowrap shadow-menu max-lg:peer-has-[[role=status]]:top-21"
        >
          <Icon name="rotate-cw" size={18} />
          {m.map_search_area()}
        </Button>
      )}
    </>
  );
}

interface DrawingProps {
  map: LoadedMap;
  area?: Area;
  query: ListQuery;
}

const tagSize = { x: 13, y: 8 };

function Drawing({ map: { answer, base }, area, query }: DrawingProps) {
  const { frame } = base;
  const toPoint = (place: Cluster['places'][0]) => {
    const { x, y } = toPercent(frame, place);
    return { x, y: y * 0.75 };
  };
  return (
    <BaseLayer base={base} label={m.map_label()} areas={area && [area]}>
      <g className="fill-ink text-13 font-semibold">
        {clusterPlaces(answer.places, toPoint, tagSize).map((cluster) => (
          <DrawnTag
            key={getPlaceKey(cluster.places[0])}
            cluster={cluster}
            at={toPercent(frame, cluster.places[0])}
            to={clusterAddress(cluster, query)}
          />
        ))}
      </g>
    </BaseLayer>
  );
}

interface DrawnTagProps {
  cluster: Cluster;
  at: { x: number; y: number };
  to: string;
}

function DrawnTag({ cluster, at: { x, y }, to }: DrawnTagProps) {
  const { count, price } = describeTag(cluster, 'ttc');
  return (
    <Link to={to} preventScrollReset className={count ? 'drawn-tag of-several' : 'drawn-tag'}>
      <title>{describeCluster(cluster, 'ttc')}</title>
      <svg x={`${x}%`} y={`${y}%`} overflow="visible" textAnchor="middle" aria-hidden="true">
        <rect x="-42" y={count ? -46 : -34} width="84" height={count ? 40 : 28} rx="4" />
        {count && <text y="-29">{count}</text>}
        <text y={count ? -13 : -15}>{price}</text>
      </svg>
    </Link>
  );
}
