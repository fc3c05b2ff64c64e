import type { Place } from '@parpaing/contract/schemas';
import type { PlaceRow } from './repository.ts';

export function presentPlace({ code, name, postalCode, department, latitude, longitude }: PlaceRow): Place {
  return { code, name, postalCode, department, latitude, longitude };
}
