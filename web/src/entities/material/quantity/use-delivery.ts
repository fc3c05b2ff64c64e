import { distanceKm } from '@parpaing/contract/distance';
import { deliveryCents } from '@parpaing/contract/order';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import { type ChosenPlace, useChosenPlace } from '../../place/chosen-place.ts';

interface Delivery {
  place: ChosenPlace;
  distance: number;
  /** Null where the seller does not deliver. */
  cents: number | null;
}

export function useDelivery(material: MaterialDetail): Delivery | undefined {
  const place = useChosenPlace();
  if (!place) return undefined;
  const distance = distanceKm(material, place);
  return { place, distance, cents: deliveryCents(material.delivery, distance) };
}
