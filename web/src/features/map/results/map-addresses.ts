import { distanceKm } from '@parpaing/contract/distance';
import { limits } from '@parpaing/contract/limits';
import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import { clearPlace, type ListQuery } from '../../../entities/list-query/list-query.ts';
import type { Area, Position } from '../map-frame.ts';
import type { Cluster } from './cluster-places.ts';

const oneTownKm = 5;
const countryKm = 450;

export function clusterAddress({ places }: Cluster, query: ListQuery): string {
  const [{ city, latitude, longitude }] = places;
  if (places.length === 1) {
    return changedListAddress(query, { city, ...roundPosition({ latitude, longitude }), radius: oneTownKm });
  }
  const centre = { latitude: mean(places.map(readLatitude)), longitude: mean(places.map(readLongitude)) };
  const farthest = Math.max(...places.map((place) => distanceKm(centre, place)));
  return areaAddress({ ...centre, radiusKm: Math.max(oneTownKm, farthest * 1.1) }, query);
}

export function areaAddress({ radiusKm, ...centre }: Area, query: ListQuery): string {
  if (radiusKm > countryKm) return changedListAddress(query, clearPlace(query));
  const radius = Math.min(limits.maxRadiusKm, Math.max(1, Math.ceil(radiusKm)));
  return changedListAddress(query, { city: undefined, ...roundPosition(centre), radius });
}

const readLatitude = ({ latitude }: Position) => latitude;
const readLongitude = ({ longitude }: Position) => longitude;

function roundPosition({ latitude, longitude }: Position) {
  return { lat: Number(latitude.toFixed(4)), lng: Number(longitude.toFixed(4)) };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
