import { distanceKm, roundKm } from '@parpaing/contract/distance';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { buildDistanceKm } from './positions.ts';

const context = useTestApp();

const montreuil = { latitude: 48.8638, longitude: 2.4485 };

it.each([
  ['lui-même', montreuil],
  ['Lyon', { latitude: 45.758, longitude: 4.835 }],
  ['Brest', { latitude: 48.3905, longitude: -4.486 }],
  ['Saint-Denis de La Réunion', { latitude: -20.8789, longitude: 55.4481 }],
])('de Montreuil à %s, la page compte autant que la base', async (_, place) => {
  const { rows } = await sql<{ km: number }>`
    select ${buildDistanceKm({ lat: montreuil.latitude, lng: montreuil.longitude })} as km
    from ll_to_earth(${place.latitude}, ${place.longitude}) as earth_position`.execute(context.db);
  expect(distanceKm(montreuil, place)).toBe(roundKm(rows[0]?.km ?? Number.NaN));
});
