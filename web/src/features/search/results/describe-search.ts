import { withPrepositionDe } from '../../../entities/place/with-preposition-de.ts';
import * as m from '../../../paraglide/messages.js';
import { parseRadius } from '../place/radius.ts';

const conditions: Record<string, () => string> = {
  neuf: m.condition_new,
  surplus: m.footer_surplus,
  reemploi: m.footer_reuse,
};

const maxLength = 80;

interface DescribedSearch {
  title: string;
  criteria: string[];
}

export function describeSearch(params: URLSearchParams, category = ''): DescribedSearch {
  const words = readText(params, 'q');
  const city = readText(params, 'city');
  const condition = findName(conditions, params.get('condition'));
  const what = (words && m.search_quoted({ words })) || category || condition || m.materials_title();
  return {
    title: city ? m.search_around({ what, city: withPrepositionDe(city) }) : what,
    criteria: [
      words && m.search_quoted({ words }),
      category,
      condition,
      city && m.search_within({ distance: parseRadius(params.get('radius')), city: withPrepositionDe(city) }),
    ].filter((criterion) => criterion !== ''),
  };
}

function readText(params: URLSearchParams, name: string) {
  return (params.get(name) ?? '').trim().slice(0, maxLength);
}

function findName(names: Record<string, () => string>, value: string | null) {
  return value && Object.hasOwn(names, value) ? (names[value]?.() ?? '') : '';
}
