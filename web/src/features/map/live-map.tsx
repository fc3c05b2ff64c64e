import { clsx } from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logError } from '../../lib/browser/log.ts';
import { useSettings } from '../../lib/rendering/use-settings.ts';
import type { Cluster, MapPlace } from './cluster-places.ts';
import type { LeafletMap } from './leaflet-map.ts';
import type { Area, Frame } from './map-frame.ts';
import './map.css';

interface LiveMapProps {
  label: string;
  frame: Frame;
  areas?: Area[];
  places?: MapPlace[];
  getAddress?: (cluster: Cluster) => string;
  onNavigate?: (address: string) => void;
  /** The same map drawn by the server, for browsers without scripts. */
  children: ReactNode;
}

type Module = typeof import('./leaflet-map.ts');

export function LiveMap({ label, frame, areas, places, getAddress, onNavigate, children }: LiveMapProps) {
  const frameBox = useRef<HTMLDivElement>(null);
  const mapBox = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(null);
  const { mapTiles } = useSettings();
  const leaflet = useLeafletWhenVisible(frameBox);

  const start = useEffectEvent(({ LeafletMap }: Module, element: HTMLElement) => {
    const links = {
      getAddress: (cluster: Cluster) => readAddress(cluster),
      onNavigate: (address: string) => navigateTo(address),
    };
    return new LeafletMap(element, { tiles: mapTiles, links: places && links });
  });
  const readAddress = useEffectEvent((cluster: Cluster) => getAddress?.(cluster) ?? '');
  const navigateTo = useEffectEvent((address: string) => onNavigate?.(address));

  useEffect(() => {
    if (!leaflet || !mapBox.current) return;
    map.current = start(leaflet, mapBox.current);
    return () => map.current?.stop();
  }, [leaflet]);

  const show = useEffectEvent(() => map.current?.show({ frame, areas: areas ?? [], places: places ?? [] }));
  // Only for new results: a map that the visitor moved stays in place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for the values that `show` reads.
  useEffect(() => show(), [leaflet, frame, places]);

  return (
    <div ref={frameBox} className={clsx('map-frame', places && 'map-frame-tall')}>
      {leaflet ? (
        // biome-ignore lint/a11y/useSemanticElements: a map with links in it, not a field set.
        <div ref={mapBox} role="group" aria-label={label} className="map-live" />
      ) : (
        children
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
