import { distanceKm } from '@parpaing/contract/distance';
import { limits } from '@parpaing/contract/limits';
import { listAddress } from '../../entities/list-query/list-address.ts';
import type { Cluster, MapPlace } from './cluster-places.ts';

const oneTownKm = 5;

export function placeAddress({ city, latitude, longitude }: MapPlace, params: URLSearchParams): string {
  return listAddress(params, (next) => {
    next.delete('view');
    next.set('city', city);
    setAround(next, { latitude, longitude, radiusKm: oneTownKm });
  });
}

export function clusterAddress({ places }: Cluster, params: URLSearchParams): string {
  if (places.length === 1) return placeAddress(places[0], params);
  const latitude = mean(places.map((place) => place.latitude));
  const longitude = mean(places.map((place) => place.longitude));
  const farthest = Math.max(...places.map((place) => distanceKm({ latitude, longitude }, place)));
  return listAddress(params, (next) => {
    next.delete('city');
    setAround(next, {
      latitude,
      longitude,
      radiusKm: Math.min(limits.maxRadiusKm, Math.max(oneTownKm, Math.ceil(farthest * 1.1))),
    });
  });
}

interface Around {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

function setAround(params: URLSearchParams, { latitude, longitude, radiusKm }: Around) {
  params.set('lat', latitude.toFixed(4));
  params.set('lng', longitude.toFixed(4));
  params.set('radius', String(radiusKm));
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
