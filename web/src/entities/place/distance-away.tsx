import { distanceKm } from '@parpaing/contract/distance';
import { formatDistance } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { useChosenPlace } from './chosen-place.ts';
import { withPrepositionDe } from './with-preposition.ts';

export function DistanceAway({ from }: { from: { latitude: number; longitude: number } }) {
  const place = useChosenPlace();
  if (!place) return null;
  return m.distance_from({
    distance: formatDistance(distanceKm(from, place)),
    place: withPrepositionDe(place.name),
  });
}
