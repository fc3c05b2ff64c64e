import type { MapBounds } from '@parpaing/contract/map-bounds';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { logError } from '../../lib/browser/log.ts';
import * as m from '../../paraglide/messages.js';
import type { LeafletMap } from './leaflet-map.ts';
import type { Area, Frame } from './map-frame.ts';
import type { Cluster, MapPlace } from './results/cluster-places.ts';
import type { TagActions, TagMarks } from './results/tag-layer.ts';
import { useStreets } from './use-streets.ts';

interface LiveMapProps {
  label: string;
  frame: Frame;
  areas?: Area[];
  bounds?: MapBounds;
  tags?: TagActions & { places: MapPlace[]; marks: TagMarks };
  /** New results for what the visitor sees: the map does not move. */
  isViewKept?: boolean;
  onMove?: (shown: MapBounds) => void;
  className?: string;
  /** The same map drawn by the server, for browsers without scripts. */
  children: ReactNode;
}

type Module = typeof import('./leaflet-map.ts');

const control = 'absolute z-1 inline-flex min-h-11 items-center rounded-2 border px-3';

export function LiveMap({
  label,
  frame,
  areas = [],
  bounds,
  tags,
  isViewKept = false,
  onMove,
  className = 'aspect-4/3',
  children,
}: LiveMapProps) {
  const frameBox = useRef<HTMLDivElement>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);
  const leaflet = useLeafletWhenVisible(frameBox);

  const start = useEffectEvent(({ LeafletMap }: Module, element: HTMLElement) => {
    const actions: TagActions = {
      getAddress: (cluster) => readAddress(cluster),
      onChoose: (cluster) => choose(cluster),
      onPoint: (cluster) => point(cluster),
    };
    return new LeafletMap(element, { tags: tags && actions, onMove: (shown) => reportMove(shown) });
  });
  const readAddress = useEffectEvent((cluster: Cluster) => tags?.getAddress(cluster) ?? '');
  const choose = useEffectEvent((cluster: Cluster) => tags?.onChoose(cluster));
  const point = useEffectEvent((cluster: Cluster | undefined) => tags?.onPoint(cluster));
  const reportMove = useEffectEvent((shown: MapBounds) => onMove?.(shown));

  useEffect(() => {
    if (!leaflet || !mapBox.current) return;
    map.current = start(leaflet, mapBox.current);
    return () => map.current?.stop();
  }, [leaflet]);

  const places = tags?.places;
  const show = useEffectEvent(() =>
    map.current?.show({ frame, areas, bounds, places: places ?? [], isViewKept }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for the values that `show` reads.
  useEffect(() => show(), [leaflet, frame, places]);

  const marks = tags?.marks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map is marked too.
  useEffect(() => {
    if (marks) map.current?.mark(marks);
  }, [leaflet, marks]);

  const { isOffered, tiles, toggle } = useStreets();
  const [haveTilesFailed, setHaveTilesFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new map gets its tiles too.
  useEffect(() => {
    setHaveTilesFailed(false);
    map.current?.setStreets(tiles, setHaveTilesFailed);
  }, [leaflet, tiles]);

  return (
    <div ref={frameBox} className={clsx('relative grid items-center bg-sunken print:hidden', className)}>
      {leaflet ? (
        // biome-ignore lint/a11y/useSemanticElements: a map with links in it, not a field set.
        <div
          ref={mapBox}
          role="group"
          aria-label={label}
          className="group/map isolate h-full bg-sunken font-text text-12/6 focus-visible:-outline-offset-3 data-[is-near=true]:bg-page"
        />
      ) : (
        children
      )}
      {leaflet && isOffered && (
        <button
          type="button"
          data-map-mark
          onClick={toggle}
          aria-pressed={Boolean(tiles)}
          className={clsx(
            control,
            'gap-2 border-plan bg-surface font-semibold text-plan shadow-menu hover:bg-plan-tint aria-pressed:bg-plan aria-pressed:text-on-plan aria-pressed:hover:bg-plan-hover',
            tags ? 'max-lg:bottom-12 max-lg:left-3 lg:top-3 lg:right-3' : 'top-3 right-3',
          )}
        >
          <Icon name="map" size={18} />
          {m.map_streets()}
        </button>
      )}
      {tiles && haveTilesFailed && (
        <p
          role="status"
          data-map-mark
          className={clsx(
            control,
            'left-3 border-joint-strong bg-surplus-tint py-2 text-13/6 font-medium text-surplus',
            tags ? 'top-3 max-w-56' : 'bottom-12 max-w-64',
          )}
        >
          {m.map_streets_failed()}
        </p>
      )}
    </div>
  );
}

function useLeafletWhenVisible(box: { readonly current: HTMLElement | null }): Module | undefined {
  const [leaflet, setLeaflet] = useState<Module>();
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./leaflet-map.ts').then(setLeaflet, (error: unknown) => logError('map', error));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return leaflet;
}
