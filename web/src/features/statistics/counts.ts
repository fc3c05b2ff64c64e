import { formatNumber, isSingular } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';

type Message = (inputs: { count: string }) => string;

/** French counts 0 as one. */
function writeCount(one: Message, many: Message) {
  return (count: number): string => (isSingular(count) ? one : many)({ count: formatNumber(count) });
}

export const countViews = writeCount(m.count_views_one, m.count_views);
export const countContacts = writeCount(m.count_contacts_one, m.count_contacts);
export const countFavorites = writeCount(m.count_favorites_one, m.count_favorites);
export const countSearches = writeCount(m.count_searches_one, m.count_searches);
export const countOutOfStock = writeCount(m.count_out_of_stock_one, m.count_out_of_stock);
export const countLowStock = writeCount(m.count_low_stock_one, m.count_low_stock);
export const countUnread = writeCount(m.next_unread_one, m.next_unread);
export const countUnanswered = writeCount(m.next_unanswered_one, m.next_unanswered);
export const countOutOfStockMaterials = writeCount(m.next_out_of_stock_one, m.next_out_of_stock);
export const countWithoutPhoto = writeCount(m.next_without_photo_one, m.next_without_photo);
export const countToConfirm = writeCount(m.next_to_confirm_one, m.next_to_confirm);
export const countHidden = writeCount(m.next_hidden_one, m.next_hidden);
export const countDrafts = writeCount(m.next_drafts_one, m.next_drafts);
