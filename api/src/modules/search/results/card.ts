import { addVat, countUnits } from '@parpaing/contract/order';
import type { MaterialCard } from '@parpaing/contract/schemas';
import type { CardRow } from '../../material-cards/card-query.ts';
import { presentCard } from '../../material-cards/service.ts';
import type { Need } from '../filters/filter.ts';

/** A need in another base unit comes to nothing. */
export function presentFound(row: CardRow, need: Need | undefined): MaterialCard {
  const card = presentCard(row);
  return need && need.unit === card.baseUnit ? { ...card, need: computeNeed(row, card, need) } : card;
}

function computeNeed(row: CardRow, card: MaterialCard, { amount }: Need): MaterialCard['need'] {
  const { content, stock, priceCents, vatRate, deliveryCents } = card;
  const units = countUnits(amount, { content, minOrder: Number(row.minOrder) });
  const htCents = units * priceCents;
  const ttcCents = addVat(htCents, vatRate);
  return {
    units,
    htCents,
    ttcCents,
    delivered:
      deliveryCents === null
        ? null
        : { htCents: htCents + deliveryCents, ttcCents: ttcCents + addVat(deliveryCents, vatRate) },
    isInStock: units <= stock,
  };
}
