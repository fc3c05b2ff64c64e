import { beforeAll, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { describeAreas, toDeliveryAreas } from './delivery-map.tsx';

beforeAll(() => overwriteGetLocale(() => 'fr'));

const place = (city: string, deliveryKm: number | null) => ({
  city,
  postalCode: '69000',
  latitude: 45.7,
  longitude: 4.8,
  materialCount: 1,
  deliveryKm,
});
const places = [place('Oullins', null), place('Lyon', 50), place('Ivry', 20), place('Vénissieux', 50)];

it('une phrase dit où l’on livre aussi loin, la plus grande distance d’abord', () => {
  expect(describeAreas(places).map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    'Livre jusqu’à 50 km autour de Lyon et de Vénissieux',
    'Livre jusqu’à 20 km autour d’Ivry',
    'Retrait : Oullins',
  ]);
});

it('un lieu de retrait n’est connu qu’à un kilomètre près', () => {
  expect(toDeliveryAreas(places).map(({ radiusKm }) => radiusKm)).toEqual([1, 50, 20, 50]);
});
