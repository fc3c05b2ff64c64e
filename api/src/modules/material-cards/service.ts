import type { ConversationSummary, FavoriteCard } from '@parpaing/contract/schemas';
import type { Database } from '../../db/database.ts';
import { listCardsInOrder, listOffers } from './card-query.ts';
import {
  presentCard,
  presentCover,
  presentDeliveryTerms,
  presentOffer,
  presentOfferFields,
} from './presenter.ts';

export { presentCard, presentCover, presentDeliveryTerms, presentOfferFields };

export async function listFavoriteCards(db: Database, ids: string[]): Promise<FavoriteCard[]> {
  const rows = await listCardsInOrder(db, ids);
  return rows.map((row) => ({ ...presentCard(row), status: row.status }));
}

export async function getOffersById(
  db: Database,
  ids: string[],
): Promise<Map<string, ConversationSummary['material']>> {
  const rows = await listOffers(db, ids);
  return new Map(rows.map((row) => [row.id, presentOffer(row)]));
}
