import { pages } from '@parpaing/contract/pages';
import type { Category } from '@parpaing/contract/schemas';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { formatTotal } from '../../../entities/list-query/format-total.ts';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { resultsId } from '../../../entities/list-query/results-scroll.ts';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { listActiveFilters } from '../filters/active-filters.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterForm } from '../filters/filter-form.tsx';
import { FilterSheet } from '../filters/filter-sheet.tsx';
import { useListPlace } from '../place/use-list-place.ts';
import { useNearMe } from '../place/use-near-me.ts';
import { describeSearch } from './describe-search.ts';
import { EmptyResults } from './empty-results.tsx';
import { type FoundMaterials, removeRefusedParams } from './load-search.ts';
import { ResultsSummary } from './results-summary.tsx';
import { SortForm } from './sort-form.tsx';
import { ViewSwitch } from './view-switch.tsx';
import '../filters/filters.css';

interface SearchScreenProps {
  query: ListQuery;
  catalogue: Category[];
  found: FoundMaterials;
  children: ReactNode;
  skeleton?: ReactNode;
  foot?: ReactNode;
}

export function SearchScreen({ query, catalogue, found, children, skeleton, foot }: SearchScreenProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pages.materials;
  const { results, faults, attributeNames, guesses } = found;
  const applied = removeRefusedParams(query, faults);
  const nearMe = useNearMe(query);
  useListPlace(query, results.place);
  const category = catalogue.find(({ slug }) => slug === query.category)?.name;
  const attributes = new Map(attributeNames.map((attribute) => [attribute.key, attribute]));
  const filters = listActiveFilters(applied, { category, attributes });
  const fields = { query, catalogue, facets: results.facets, faults, guesses, nearMe };
  return (
    <Container className="pt-6 pb-14 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10 lg:pt-8 lg:pb-20">
      <aside aria-labelledby="filters-title" className="filters-column max-lg:hidden">
        <h2
          id="filters-title"
          className="border-b border-joint pb-4 text-20 leading-6.5 md:text-20 md:leading-6.5"
        >
          {m.filters_title()}
        </h2>
        <FilterForm id="filters" {...fields} />
      </aside>
      <div id={resultsId} className="min-w-0">
        <h1>{describeSearch(applied, category).title}</h1>
        <ResultsSummary query={query} found={found} />
        <div className="mt-4 flex flex-wrap items-center gap-2 sm:gap-3">
          <Button
            type="button"
            look="secondary"
            onClick={() => setIsSheetOpen(true)}
            className="js-only max-sm:px-3 lg:hidden"
          >
            <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
            {filters.length ? m.filters_open_count({ count: filters.length }) : m.filters_open()}
          </Button>
          <ViewSwitch query={applied} />
          <div className="min-w-28 max-sm:flex-1 sm:ml-auto">
            <SortForm query={applied} />
          </div>
        </div>
        <div className="mt-3">
          <FilterChips filters={filters} q={query.q} />
        </div>
        <div className="mt-4" aria-busy={isLoading}>
          {isLoading && skeleton ? (
            skeleton
          ) : results.total === 0 ? (
            <EmptyResults query={applied} filters={filters} />
          ) : (
            children
          )}
        </div>
      </div>
      {isSheetOpen && (
        <FilterSheet
          id="filters-sheet"
          {...fields}
          count={formatTotal(results)}
          total={results.total}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
      {foot}
    </Container>
  );
}
