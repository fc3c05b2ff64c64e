import { changedListAddress } from '../../../entities/list-query/list-address.ts';
import { clearNeed, hasPlace, type ListQuery } from '../../../entities/list-query/list-query.ts';
import * as m from '../../../paraglide/messages.js';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ActiveFilter } from '../filters/active-filters.ts';
import type { FoundMaterials } from './load-search.ts';

type Results = FoundMaterials['results'];
type Widening = Results['widenings'][number];
type Widened = Pick<Results, 'widenings' | 'placeInWords' | 'quantityInWords'>;

interface WideningsProps {
  query: ListQuery;
  results: Pick<Results, 'total' | keyof Widened>;
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

export function listWidenings(query: ListQuery, results: Widened): ActiveFilter[] {
  return results.widenings.map((widening) => ({
    label: describe(widening),
    to: changedListAddress(query, change(widening, query, results)),
  }));
}

const filters = {
  need: { label: m.results_widen_need, clear: clearNeed },
  price: { label: m.results_widen_price, clear: () => ({ minPrice: undefined, maxPrice: undefined }) },
  condition: { label: m.results_widen_condition, clear: () => ({ condition: undefined }) },
  delivery: { label: m.results_widen_delivery, clear: () => ({ delivery: undefined }) },
  inStock: { label: m.results_widen_stock, clear: () => ({ inStock: undefined }) },
  before: { label: m.results_widen_before, clear: () => ({ before: undefined }) },
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

function change(widening: Widening, query: ListQuery, { placeInWords, quantityInWords }: Widened): ListQuery {
  if (widening.kind === 'radius') return { radius: widening.radiusKm };
  if (widening.kind === 'anywhere') {
    const isFromPlace = hasPlace(query) || placeInWords?.isSearched;
    return { radius: undefined, bounds: undefined, anywhere: isFromPlace || undefined };
  }
  if (widening.kind === 'filter') {
    const without = filters[widening.name].clear(query);
    // A delivered budget asks for delivery too.
    const delivery = 'maxDeliveredTotal' in without && query.maxDeliveredTotal !== undefined;
    const isNeedOfWords = widening.name === 'need' && quantityInWords?.isApplied;
    return {
      ...without,
      ...(delivery && { delivery }),
      ...(isNeedOfWords && { q: quantityInWords.q }),
    };
  }
  const { q } = widening;
  // Fewer words could name a product with the place: « tuile rouge Marseille », « tuile Marseille ».
  return placeInWords?.isSearched
    ? { q, city: placeInWords.city, radius: query.anywhere ? undefined : placeInWords.radiusKm }
    : { q, placeAsWords: true };
}
