import { formatNumber } from '../../lib/format/format.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

type Message = (inputs: { count: string }) => string;

/** French counts 0 as one. */
function writeCount(one: Message, many: Message) {
  return (count: number): string => {
    const isOne = new Intl.PluralRules(getLocale()).select(count) === 'one';
    return (isOne ? one : many)({ count: formatNumber(count) });
  };
}

export const countViews = writeCount(m.count_views_one, m.count_views);
export const countContacts = writeCount(m.count_contacts_one, m.count_contacts);
export const countFavorites = writeCount(m.count_favorites_one, m.count_favorites);
export const countSearches = writeCount(m.count_searches_one, m.count_searches);
