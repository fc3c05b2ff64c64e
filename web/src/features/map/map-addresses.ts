import { distanceKm } from '@parpaing/contract/distance';
import { limits } from '@parpaing/contract/limits';
import { changedListAddress } from '../../entities/list-query/list-address.ts';
import type { ListQuery } from '../../entities/list-query/list-query.ts';
import type { Cluster, MapPlace } from './cluster-places.ts';

const oneTownKm = 5;

export function placeAddress({ city, latitude, longitude }: MapPlace, query: ListQuery): string {
  return changedListAddress(query, {
    view: undefined,
    city,
    ...roundPosition(latitude, longitude),
    radius: oneTownKm,
  });
}

export function clusterAddress({ places }: Cluster, query: ListQuery): string {
  if (places.length === 1) return placeAddress(places[0], query);
  const latitude = mean(places.map((place) => place.latitude));
  const longitude = mean(places.map((place) => place.longitude));
  const farthest = Math.max(...places.map((place) => distanceKm({ latitude, longitude }, place)));
  return changedListAddress(query, {
    city: undefined,
    ...roundPosition(latitude, longitude),
    radius: Math.min(limits.maxRadiusKm, Math.max(oneTownKm, Math.ceil(farthest * 1.1))),
  });
}

function roundPosition(latitude: number, longitude: number) {
  return { lat: Number(latitude.toFixed(4)), lng: Number(longitude.toFixed(4)) };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
