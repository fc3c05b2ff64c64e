import { pages } from '@parpaing/contract/pages';
import { clsx } from 'clsx';
import { type ReactNode, Suspense } from 'react';
import { useNavigation } from 'react-router';
import { formatTotal } from '../../../entities/list-query/format-total.ts';
import { resultsId } from '../../../entities/list-query/results-scroll.ts';
import { useChosenPlace } from '../../../entities/place/chosen-place.ts';
import { NearMeOnMap } from '../../../entities/place/near-me.tsx';
import { describeShownPlace } from '../../../entities/place/shown-place.ts';
import { useListPlace } from '../../../entities/place/use-list-place.ts';
import { useNearMe } from '../../../entities/place/use-near-me.ts';
import { Icon } from '../../../icons/icon.tsx';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { listActiveFilters } from '../filters/active-filters.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterForm } from '../filters/filter-form.tsx';
import { FilterSheet } from '../filters/filter-sheet.tsx';
import type { ShownCategory } from '../filters/shown-categories.ts';
import { useSheet } from '../filters/use-sheet.ts';
import { describeSearch } from './describe-search.ts';
import { EmptyResults } from './empty-results.tsx';
import type { FoundMaterials } from './load-search.ts';
import { MapSheet } from './map-sheet.tsx';
import { ResultsSummary } from './results-summary.tsx';
import type { SearchQuery } from './search-query.ts';
import { separateWords } from './separate-words.ts';
import { SortForm } from './sort-form.tsx';
import { useFocusAfterSearch } from './use-focus-after-search.ts';
import { ViewSwitch } from './view-switch.tsx';

interface SearchScreenProps {
  query: SearchQuery;
  catalogue: ShownCategory[];
  found: FoundMaterials;
  children: ReactNode;
  skeleton?: ReactNode;
  foot?: ReactNode;
  almost?: ReactNode;
  /** Shown beside the results, in place of the column of filters. */
  map?: ReactNode;
}

export function SearchScreen({
  query,
  catalogue,
  found,
  children,
  skeleton,
  foot,
  almost,
  map,
}: SearchScreenProps) {
  const sheet = useSheet();
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pages.materials;
  const { results, faults, attributeNames, guesses } = found;
  const { asked, understood } = query;
  const inFields = separateWords(understood, results);
  const nearMe = useNearMe(inFields);
  const heading = useFocusAfterSearch();
  useListPlace(understood, results.placeInWords?.isSearched ? null : results.place);
  const category = catalogue.find(({ slug }) => slug === understood.category)?.name;
  const attributes = new Map(attributeNames.map((attribute) => [attribute.key, attribute]));
  const filters = listActiveFilters(inFields, {
    category,
    attributes,
    isMyPosition: describeShownPlace(understood, useChosenPlace()) !== '',
  });
  const fields = {
    query: separateWords(asked, results),
    catalogue,
    facets: results.facets,
    faults,
    guesses,
    nearMe,
  };
  const head = (
    <>
      <h1 ref={heading} tabIndex={-1} className={clsx('outline-none', map && 'text-24')}>
        {describeSearch(understood, category).title}
      </h1>
      <ResultsSummary query={query} found={found} />
    </>
  );
  const tools = (
    <>
      <Button
        type="button"
        look="secondary"
        onClick={sheet.open}
        className={clsx('js-only max-sm:px-3', !map && 'lg:hidden')}
      >
        <Icon name="sliders-horizontal" size={18} />
        {filters.length ? m.filters_open_count({ count: filters.length }) : m.filters_open()}
      </Button>
      <ViewSwitch query={understood} />
      <div className="min-w-28 max-sm:flex-1 sm:ml-auto">
        <SortForm query={understood} inFields={inFields} />
      </div>
    </>
  );
  const chips = <FilterChips filters={filters} query={inFields} />;
  const list = (
    <div className={clsx('mt-4', map && 'max-lg:flex max-lg:flex-col')} aria-busy={isLoading}>
      {isLoading && skeleton ? (
        skeleton
      ) : results.total === 0 ? (
        <EmptyResults query={understood} {...{ found, filters, catalogue }}>
          {almost}
        </EmptyResults>
      ) : (
        <Suspense>{children}</Suspense>
      )}
    </div>
  );
  const filterSheet = sheet.isOpen && (
    <FilterSheet
      id="filters-sheet"
      {...fields}
      count={formatTotal(results)}
      total={results.total}
      onClose={sheet.close}
    />
  );
  if (map) {
    return (
      <div id={resultsId} tabIndex={-1} className="outline-none">
        <div className="flex min-h-17 flex-wrap items-center gap-x-3 gap-y-2 border-b border-joint px-[max(min(var(--margin),2rem),env(safe-area-inset-left))] py-3">
          {tools}
        </div>
        <MapSheet
          map={
            <>
              {map}
              <NearMeOnMap {...nearMe} />
            </>
          }
        >
          {head}
          <div className="mt-3 empty:hidden">{chips}</div>
          {list}
        </MapSheet>
        {filterSheet}
        <div className="contents *:mx-0">{foot}</div>
      </div>
    );
  }
  return (
    <Container className="pt-6 pb-14 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10 lg:pt-8 lg:pb-20">
      <aside aria-labelledby="filters-title" className="filters-column max-lg:hidden">
        <h2 id="filters-title" className="border-b border-joint pb-4 text-20">
          {m.filters_title()}
        </h2>
        <Suspense>
          <FilterForm id="filters" {...fields} />
        </Suspense>
      </aside>
      <div id={resultsId} tabIndex={-1} className="min-w-0 outline-none">
        {head}
        <div className="mt-4 flex flex-wrap items-center gap-2 sm:gap-3">{tools}</div>
        <div className="mt-3">{chips}</div>
        {list}
      </div>
      {filterSheet}
      {foot}
    </Container>
  );
}
