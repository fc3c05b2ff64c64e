import type { Suggestion } from '@parpaing/contract/schemas';
import type { Database } from '../../../db/database.ts';
import { findPlacesBeginning, presentPlace } from '../../places/service.ts';
import type { Typed } from './typed.ts';

const maxPlaces = 2;
const shortestName = 3;

interface OfferedPlace {
  suggestion: Suggestion;
  population: number;
}

/** Of numbers, only a whole postal code: « 20 » would begin all those of Corsica. */
export async function completePlaces(db: Database, { text, key }: Typed): Promise<OfferedPlace[]> {
  const isPlace = /^\d+$/.test(key) ? key.length === 5 : key.length >= shortestName;
  if (!isPlace) return [];
  const found = await findPlacesBeginning(db, text, maxPlaces);
  // « Paris » is enough: its districts are in the field for places.
  const towns = found.filter(({ name }) => !found.some((other) => name.startsWith(`${other.name} `)));
  return towns.map((place) => ({
    suggestion: { kind: 'place', text: place.name, place: presentPlace(place) },
    population: place.population,
  }));
}
