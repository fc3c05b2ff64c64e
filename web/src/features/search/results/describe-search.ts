import { withPrepositionDe } from '../../../entities/place/place-preposition.ts';
import * as m from '../../../paraglide/messages.js';
import { knownRadius } from '../place/radius.ts';

const conditions: Record<string, () => string> = {
  neuf: m.condition_new,
  surplus: m.footer_surplus,
  reemploi: m.footer_reuse,
};

const longest = 80;

interface DescribedSearch {
  /** « Isolation autour de Montreuil ». */
  title: string;
  /** Everything asked for, in words; empty when nothing is. */
  criteria: string[];
}

/** What an address asks for, as the visitor would say it. Values nobody offers are left out. */
export function describeSearch(params: URLSearchParams, category = ''): DescribedSearch {
  const words = read(params, 'q');
  const city = read(params, 'city');
  const condition = named(conditions, params.get('condition'));
  const what = (words && m.search_quoted({ words })) || category || condition || m.materials_title();
  return {
    title: city ? m.search_around({ what, city: withPrepositionDe(city) }) : what,
    criteria: [
      words && m.search_quoted({ words }),
      category,
      condition,
      city && m.search_within({ distance: knownRadius(params.get('radius')), city: withPrepositionDe(city) }),
    ].filter((criterion) => criterion !== ''),
  };
}

function read(params: URLSearchParams, name: string) {
  return (params.get(name) ?? '').trim().slice(0, longest);
}

function named(names: Record<string, () => string>, value: string | null) {
  return value && Object.hasOwn(names, value) ? (names[value]?.() ?? '') : '';
}
