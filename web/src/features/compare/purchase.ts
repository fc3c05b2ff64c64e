import { distanceKm } from '@parpaing/contract/distance';
import { type Amount, addVat, toAmount } from '@parpaing/contract/money';
import { addDelivery, deliveryCents } from '@parpaing/contract/order';
import type { MaterialDetail } from '@parpaing/contract/schemas';
import type { Need } from '../../entities/material/prices/need.ts';
import type { PriceOrder } from '../../entities/material/prices/price-order.ts';
import { computeOrder, countAvailable, type Order } from '../../entities/material/quantity/quantity.ts';
import type { ChosenPlace } from '../../entities/place/chosen-place.ts';

export interface Purchase {
  item: MaterialDetail;
  distance: number | undefined;
  /** Undefined without a need in the unit of the material. */
  order: Order | undefined;
  totalCents: number | undefined;
  /** Null where the seller does not deliver, undefined without a place. */
  deliveryCents: number | null | undefined;
  deliveredCents: number | undefined;
}

export const withTax = (cents: number, { vatRate }: MaterialDetail, tax: PriceOrder): number =>
  tax === 'ht' ? cents : addVat(cents, vatRate);

export function computePurchase(
  item: MaterialDetail,
  need: Need | undefined,
  place: ChosenPlace | null,
  tax: PriceOrder,
): Purchase {
  const distance = place ? distanceKm(item, place) : undefined;
  const order = need?.unit === item.baseUnit ? computeOrder(need.quantity, need.waste, item) : undefined;
  const read = ({ htCents, ttcCents }: Amount) => (tax === 'ht' ? htCents : ttcCents);
  const cost = distance === undefined ? undefined : deliveryCents(item.delivery, distance);
  const isDelivered = typeof cost === 'number';
  return {
    item,
    distance,
    order,
    totalCents: order && read(order),
    deliveryCents: isDelivered ? read(toAmount(cost, item.vatRate)) : cost,
    deliveredCents: order && isDelivered ? read(addDelivery(order, cost, item.vatRate)) : undefined,
  };
}

type Covering = Pick<Purchase, 'order' | 'deliveryCents'> & {
  item: Pick<MaterialDetail, 'stock' | 'minOrder'>;
};

/**
 * Only offers that suffice may be the cheapest: enough in stock for the need, in its unit, and delivered where another
 * one is.
 */
export function listCovering(purchases: Covering[]): boolean[] {
  const hasNeed = purchases.some(({ order }) => order);
  const isEnough = ({ order, item }: Covering) =>
    hasNeed ? (order?.isInStock ?? false) : countAvailable(item) > 0;
  const delivers = ({ deliveryCents: cents }: Covering) => typeof cents === 'number';
  const isDelivered = purchases.some((purchase) => isEnough(purchase) && delivers(purchase));
  return purchases.map((purchase) => isEnough(purchase) && (!isDelivered || delivers(purchase)));
}
