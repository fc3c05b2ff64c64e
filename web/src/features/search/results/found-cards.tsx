import { limits } from '@parpaing/contract/limits';
import type { ListQuery } from '../../../entities/list-query/list-query.ts';
import { PageOutOfRange } from '../../../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../../../entities/list-query/pagination.tsx';
import { type CardMarks, MaterialGrid } from '../../../entities/material/card/material-grid.tsx';
import type { ListedResults } from '../../../entities/material/listed-material.ts';
import { findNeed } from '../../../entities/material/prices/need.ts';
import * as m from '../../../paraglide/messages.js';

export interface FoundCardsProps {
  results: ListedResults;
  query: ListQuery;
  isPageRefused?: boolean;
  columns?: 'two' | 'three';
  marks?: CardMarks;
}

export function FoundCards(props: FoundCardsProps) {
  const { results, query, isPageRefused } = props;
  const pageCount = Math.ceil(Math.min(results.total, limits.listDepth) / limits.pageSize);
  if (results.items.length === 0 || isPageRefused) return <PageOutOfRange pageCount={pageCount} />;
  const { covering } = splitByDelivery(results, query);
  const look = getCardsLook(props);
  return (
    <>
      <h2 className="sr-only">{m.results_title()}</h2>
      {covering.length > 0 && <MaterialGrid materials={covering} {...look} />}
      <UncoveredCards {...props} />
      {results.neighbours && (
        <section aria-labelledby="neighbours-title" className="mt-10">
          <h2 id="neighbours-title" className="mb-4 text-24">
            {nameNeighbours(results.neighbours)}
          </h2>
          <MaterialGrid materials={results.neighbours.items} {...look} />
        </section>
      )}
      <Pagination page={query.page ?? 1} pageCount={pageCount} />
    </>
  );
}

function nameNeighbours({ kind, word }: NonNullable<ListedResults['neighbours']>): string {
  if (word) return m.results_neighbours_word({ words: m.search_quoted({ words: word }) });
  return kind === 'thickness' ? m.results_neighbours_thickness() : m.results_neighbours_dimension();
}

export function UncoveredCards(props: FoundCardsProps) {
  const { results, query } = props;
  const { uncovered } = splitByDelivery(results, query);
  if (uncovered.length === 0) return null;
  return (
    <section aria-labelledby="uncovered-title" className="mt-10">
      <h2 id="uncovered-title" className="text-24">
        {m.results_uncovered()}
      </h2>
      <p className="mt-1 mb-4 text-ink-2">
        {results.place ? m.results_uncovered_near() : m.results_uncovered_stock()}
      </p>
      <MaterialGrid materials={uncovered} {...getCardsLook(props)} />
    </section>
  );
}

export const getCardsLook = ({ results, query, columns = 'three', marks }: FoundCardsProps) => ({
  need: findNeed(query),
  hasPlace: results.place !== null,
  before: query.before,
  columns,
  marks,
});

/** Sorted by delivered total, what is not delivered comes last. */
function splitByDelivery({ items, uncovered, place }: ListedResults, { sort }: ListQuery) {
  const isLast = ({ need }: (typeof items)[number]) =>
    place !== null && sort === 'total_livre' && need?.delivered === null;
  return {
    covering: items.filter((item) => !isLast(item)),
    uncovered: [...items.filter(isLast), ...uncovered],
  };
}
