import { dayAfter } from '@parpaing/contract/delivery-time';
import { addDelivery, orderFor } from '@parpaing/contract/order';
import type { MaterialCard } from '@parpaing/contract/schemas';
import type { CardRow } from '../../material-cards/card-query.ts';
import { presentCard } from '../../material-cards/service.ts';
import type { MaterialFilter, Need } from '../filters/filter.ts';

/** A need in m² says nothing about a material sold by the kilogram: the card then has no `need`. */
export function presentFound(
  row: CardRow,
  { need, withinDays }: Pick<MaterialFilter, 'need' | 'withinDays'>,
): MaterialCard {
  const card = presentCard(row);
  return {
    ...card,
    ...(need && need.unit === card.baseUnit && { need: computeNeed(row, card, need) }),
    ...((need || withinDays !== undefined) && { handover: presentHandover(row, card) }),
  };
}

function computeNeed(row: CardRow, card: MaterialCard, { amount }: Need): MaterialCard['need'] {
  const { deliveryCents, vatRate } = card;
  const order = orderFor(amount, { ...card, minOrder: Number(row.minOrder) });
  return {
    ...order,
    delivered: deliveryCents === null ? null : addDelivery(order, deliveryCents, vatRate),
  };
}

function presentHandover(
  row: CardRow,
  { distanceKm, deliveryCents }: MaterialCard,
): MaterialCard['handover'] {
  const hasPlace = distanceKm !== null;
  const arrivalDays = hasPlace && deliveryCents === null ? null : row.arrivalDays;
  return {
    arrivesOn: hasPlace && arrivalDays !== null ? dayAfter(arrivalDays) : null,
    arrivalDays,
    pickupDays: row.pickupDays,
  };
}
