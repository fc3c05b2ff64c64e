import { expect, it } from 'vitest';
import { clusterPlaces } from './cluster-places.ts';

const place = (city: string, latitude: number, longitude: number, count: number) => ({
  city,
  latitude,
  longitude,
  count,
  minPriceCents: 100,
});
const places = [
  place('Vénissieux', 45.69, 4.89, 2),
  place('Lyon', 45.76, 4.84, 6),
  place('Nantes', 47.22, -1.55, 3),
];

it('de loin, Vénissieux se joint à Lyon ; Nantes reste seule', () => {
  const clusters = clusterPlaces(places, { latitude: 46.5, longitude: 2, widthKm: 900 });
  expect(clusters.map(({ count, places }) => [places[0]?.city, count])).toEqual([
    ['Lyon', 8],
    ['Nantes', 3],
  ]);
});

it('de près, chacune a son rond', () => {
  const clusters = clusterPlaces(places.slice(0, 2), { latitude: 45.72, longitude: 4.86, widthKm: 20 });
  expect(clusters).toHaveLength(2);
});
