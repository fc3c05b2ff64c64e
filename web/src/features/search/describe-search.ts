import * as m from '../../paraglide/messages.js';
import { knownRadius } from './radius.ts';

const categories: Record<string, () => string> = {
  'gros-oeuvre': m.category_structure,
  isolation: m.category_insulation,
  couverture: m.category_roofing,
  'charpente-bois': m.category_timber,
  menuiserie: m.category_joinery,
  peinture: m.category_paint,
  'carrelage-sols': m.category_floors,
  plomberie: m.category_plumbing,
  electricite: m.category_electricity,
  platrerie: m.category_plaster,
};

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
export function describeSearch(params: URLSearchParams): DescribedSearch {
  const words = read(params, 'q');
  const city = read(params, 'city');
  const category = named(categories, params.get('category'));
  const condition = named(conditions, params.get('condition'));
  const what = (words && m.search_quoted({ words })) || category || condition || m.materials_title();
  return {
    title: city ? m.search_around({ what, city }) : what,
    criteria: [
      words && m.search_quoted({ words }),
      category,
      condition,
      city && m.search_within({ distance: knownRadius(params.get('radius')), city }),
    ].filter((criterion) => criterion !== ''),
  };
}

function read(params: URLSearchParams, name: string) {
  return (params.get(name) ?? '').trim().slice(0, longest);
}

function named(names: Record<string, () => string>, value: string | null) {
  return value && Object.hasOwn(names, value) ? (names[value]?.() ?? '') : '';
}
