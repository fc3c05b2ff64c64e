import { addDelivery, orderFor } from '@parpaing/contract/order';
import type { MaterialCard } from '@parpaing/contract/schemas';
import type { CardRow } from '../../material-cards/card-query.ts';
import { presentCard } from '../../material-cards/service.ts';
import type { Need } from '../filters/filter.ts';

/** A need in m² says nothing about a material sold by the kilogram: the card then has no `need`. */
export function presentFound(row: CardRow, need: Need | undefined): MaterialCard {
  const card = presentCard(row);
  return need && need.unit === card.baseUnit ? { ...card, need: computeNeed(row, card, need) } : card;
}

function computeNeed(row: CardRow, card: MaterialCard, { amount }: Need): MaterialCard['need'] {
  const { deliveryCents, vatRate } = card;
  const order = orderFor(amount, { ...card, minOrder: Number(row.minOrder) });
  return {
    ...order,
    delivered: deliveryCents === null ? null : addDelivery(order, deliveryCents, vatRate),
  };
}
