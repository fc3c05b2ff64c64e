import { distanceKm } from '@parpaing/contract/distance';
import { useChosenPlace } from '../lib/chosen-place.ts';
import { formatDistance } from '../lib/format.ts';
import { ofPlace } from '../lib/of-place.ts';
import * as m from '../paraglide/messages.js';

/** « à 12 km de Lyon », from the place chosen in this browser; nothing until there is one. */
export function DistanceAway({ from }: { from: { latitude: number; longitude: number } }) {
  const place = useChosenPlace();
  if (!place) return null;
  return m.distance_from({ distance: formatDistance(distanceKm(from, place)), place: ofPlace(place.name) });
}
