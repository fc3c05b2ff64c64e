import type { MapBounds } from '@parpaing/contract/map-bounds';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { findBounds, listCorners } from '../map-frame.ts';
import type { Cluster } from './cluster-places.ts';

const aroundTownKm = 5;

export function clusterAddress({ places }: Cluster, query: ListQuery): string {
  const corners = places.flatMap((place) => listCorners({ ...place, radiusKm: aroundTownKm }));
  return boundsAddress(findBounds(corners), query);
}

export function boundsAddress(bounds: MapBounds, query: ListQuery): string {
  const rounded = bounds.map((side) => Number(side.toFixed(4))) as MapBounds;
  return changedListAddress(query, { bounds: rounded });
}
