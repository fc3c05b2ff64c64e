import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import { clearNeed, clearPlace, type ListQuery } from '../../../entities/list-query/list-query.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ActiveFilter } from '../filters/active-filters.ts';
import type { FoundMaterials } from './load-search.ts';

type Results = FoundMaterials['results'];
type Widening = Results['widenings'][number];

interface WideningsProps {
  query: ListQuery;
  results: Pick<Results, 'total' | 'widenings' | 'placeInWords'>;
}

export function Widenings({ query, results }: WideningsProps) {
  const offers = listWidenings(query, results);
  if (results.total === 0 || offers.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
      <p>{m.results_widenings()}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {offers.map(({ label, to }) => (
          <li key={label}>
            <TextLink to={to} preventScrollReset>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function listWidenings(
  query: ListQuery,
  { widenings, placeInWords }: Pick<Results, 'widenings' | 'placeInWords'>,
): ActiveFilter[] {
  return widenings.map((widening) => ({
    label: describe(widening),
    to: changedListAddress(query, change(widening, query, placeInWords)),
  }));
}

const filters = {
  need: { label: m.results_widen_need, clear: clearNeed },
  price: { label: m.results_widen_price, clear: () => ({ minPrice: undefined, maxPrice: undefined }) },
  condition: { label: m.results_widen_condition, clear: () => ({ condition: undefined }) },
  delivery: { label: m.results_widen_delivery, clear: () => ({ delivery: undefined }) },
  inStock: { label: m.results_widen_stock, clear: () => ({ inStock: undefined }) },
  budget: {
    label: m.results_widen_budget,
    clear: () => ({ maxTotal: undefined, maxDeliveredTotal: undefined }),
  },
} satisfies Record<string, { label: unknown; clear: (query: ListQuery) => ListQuery }>;

function describe(widening: Widening): string {
  const { more } = widening;
  if (widening.kind === 'radius') return m.results_widen_radius({ distance: widening.radiusKm, more });
  if (widening.kind === 'anywhere') return m.results_widen_anywhere({ more });
  if (widening.kind === 'filter') return filters[widening.name].label({ more });
  return m.results_widen_word({ words: m.search_quoted({ words: widening.word }), more });
}

function change(widening: Widening, query: ListQuery, placeInWords: Results['placeInWords']): ListQuery {
  if (widening.kind === 'radius') return { radius: widening.radiusKm };
  if (widening.kind === 'anywhere') {
    return { ...clearPlace(query), ...(placeInWords?.isSearched && { q: placeInWords.rest || undefined }) };
  }
  if (widening.kind === 'filter') {
    const without = filters[widening.name].clear(query);
    // A delivered budget asks for delivery too.
    const delivery = 'maxDeliveredTotal' in without && query.maxDeliveredTotal !== undefined;
    return { ...without, ...(delivery && { delivery }) };
  }
  const { q } = widening;
  // Fewer words could name a product with the place: « tuile rouge Marseille », « tuile Marseille ».
  return placeInWords?.isSearched
    ? { q, city: placeInWords.city, radius: placeInWords.radiusKm }
    : { q, placeAsWords: true };
}
