import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { defaultRadius } from '../../../entities/place/radius.ts';
import { withPrepositionDe } from '../../../entities/place/with-preposition.ts';
import * as m from '../../../paraglide/messages.js';
import { conditionNames } from '../filters/filter-names.ts';

const maxLength = 80;

interface DescribedSearch {
  title: string;
  criteria: string[];
}

export function describeSearch(query: ListQuery, category = ''): DescribedSearch {
  const words = shorten(query.q);
  const city = query.bounds || query.anywhere ? '' : shorten(query.city);
  const [firstCondition] = query.condition ?? [];
  const condition = firstCondition ? conditionNames[firstCondition]() : '';
  const what = (words && m.search_quoted({ words })) || category || condition || m.materials_title();
  return {
    title: city ? m.search_around({ what, city: withPrepositionDe(city) }) : what,
    criteria: [
      words && m.search_quoted({ words }),
      category,
      condition,
      city && m.search_within({ distance: query.radius ?? defaultRadius, city: withPrepositionDe(city) }),
    ].filter((criterion) => criterion !== ''),
  };
}

const shorten = (text = '') => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text);
