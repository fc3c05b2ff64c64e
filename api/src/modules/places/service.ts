import type { BuyerPlace, ResolvedPlace } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import type { Position } from '../../db/positions.ts';
import { invalidField } from '../../http/errors.ts';
import { presentPlace } from './presenter.ts';
import { findCommune, findPlace, findPlacesBeginning } from './repository.ts';

export { findCommune, findPlace, findPlacesBeginning, presentPlace };

export async function resolvePlace(
  db: Database,
  { city, lat, lng }: BuyerPlace,
): Promise<ResolvedPlace | null> {
  if (lat !== undefined && lng !== undefined) {
    return { name: city ?? null, postalCode: null, latitude: lat, longitude: lng };
  }
  if (!city) return null;
  const place = await findPlace(db, city);
  if (!place) throw invalidField('city', 'unknown_city');
  const { name, postalCode, latitude, longitude } = place;
  return { name, postalCode, latitude, longitude };
}

export const toPosition = ({ latitude, longitude }: ResolvedPlace): Position => ({
  lat: latitude,
  lng: longitude,
});
