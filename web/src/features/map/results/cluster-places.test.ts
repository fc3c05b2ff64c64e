import { expect, it } from 'vitest';
import { toPercent } from '../map-frame.ts';
import { clusterPlaces, type MapPlace } from './cluster-places.ts';

const place = (city: string, latitude: number, longitude: number, count: number): MapPlace => ({
  communeCode: city,
  city,
  department: '69',
  latitude,
  longitude,
  count,
  minPriceCents: 100,
  minPriceTtcCents: 120,
  minNeed: null,
});
const places = [
  place('Vénissieux', 45.69, 4.89, 2),
  place('Lyon', 45.76, 4.84, 6),
  place('Nantes', 47.22, -1.55, 3),
];
const on = (latitude: number, longitude: number, widthKm: number) => (place: MapPlace) =>
  toPercent({ latitude, longitude, widthKm }, place);

it('de loin, Vénissieux se joint à Lyon ; Nantes reste seule', () => {
  const clusters = clusterPlaces(places, on(46.5, 2, 900), { x: 12, y: 8 });
  expect(clusters.map(({ count, places }) => [places[0].city, count])).toEqual([
    ['Lyon', 8],
    ['Nantes', 3],
  ]);
});

it('de près, chacune a son étiquette', () => {
  const clusters = clusterPlaces(places.slice(0, 2), on(45.72, 4.86, 20), { x: 12, y: 8 });
  expect(clusters).toHaveLength(2);
});
