import type { CallInput } from '@parpaing/contract/calls';
import type { ApiClient } from '@parpaing/contract/client';
import { limits } from '@parpaing/contract/limits';
import { useEffect, useMemo } from 'react';
import { data, useLocation } from 'react-router';
import { saveLastSearch } from '../entities/list-query/last-search.ts';
import { type ListQuery, parseListQuery } from '../entities/list-query/list-query.ts';
import { PageOutOfRange } from '../entities/list-query/page-out-of-range.tsx';
import { Pagination } from '../entities/list-query/pagination.tsx';
import { findNeed } from '../entities/material/need.ts';
import { buildBaseMap } from '../features/map/base-map.server.ts';
import { frameAround } from '../features/map/map-frame.ts';
import { ResultsMap } from '../features/map/results-map.tsx';
import { GridSkeleton, MaterialGrid } from '../features/materials/card/material-grid.tsx';
import { CompareBar } from '../features/materials/comparison/compare-bar.tsx';
import { Comparison } from '../features/materials/comparison/comparison.tsx';
import { DeliveryPlaceField } from '../features/search/place/delivery-place-field.tsx';
import {
  loadOrKeepShownList,
  setShownList,
  watchHistoryMoves,
} from '../features/search/results/keep-shown-list.ts';
import {
  type FoundMaterials,
  loadSearch,
  removeRefusedParams,
} from '../features/search/results/load-search.ts';
import { searchMeta } from '../features/search/results/search-meta.ts';
import { SearchScreen } from '../features/search/results/search-screen.tsx';
import { useRecordSearch } from '../features/statistics/events/use-record-search.ts';
import { readRefusal } from '../lib/http/read-refusal.ts';
import { nullOnError } from '../lib/rendering/optional-data.ts';
import { apiContext } from '../lib/rendering/page-context.ts';
import { pageMeta } from '../lib/rendering/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/materials';

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  if ('compared' in args.loaderData) {
    return pageMeta(args, { title: m.compare_title(), description: m.compare_text(), isIndexed: false });
  }
  const { catalogue, found } = args.loaderData;
  const query = removeRefusedParams(parseListQuery(new URLSearchParams(args.location.search)), found.faults);
  return searchMeta(args, query, catalogue.find(({ slug }) => slug === query.category)?.name);
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const list = parseListQuery(new URL(request.url).searchParams);
  if (list.compare) return data({ compared: await loadComparison(api, list.compare) });
  const [catalogue, { query, ...found }] = await Promise.all([
    nullOnError(api.call('listCategories', {})),
    loadSearch(api, list),
  ]);
  const map = list.view === 'map' ? await nullOnError(loadMap(api, query)) : undefined;
  const status = Object.keys(found.faults).length > 0 ? 400 : 200;
  return data({ catalogue: catalogue?.categories ?? [], found, map }, { status });
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrKeepShownList(request, serverLoader);
}

async function loadMap(api: ApiClient, query: CallInput<'mapMaterials'>['query']) {
  const answer = await api.call('mapMaterials', { query });
  const radiusKm = Number(query.radius) || null;
  const around = answer.place && radiusKm ? { centre: answer.place, radiusKm } : undefined;
  return { answer, radiusKm, base: buildBaseMap(frameAround(answer.places, around)) };
}

/** Fewer than two valid ids is not an error: the page asks to choose again. */
async function loadComparison(api: ApiClient, ids: string[]) {
  const id = [...new Set(ids)].slice(0, limits.mostCompared);
  if (id.length < limits.leastCompared) return { ids: id, items: [] };
  try {
    const { items } = await api.call('compareMaterials', { query: { id } });
    return { ids: id, items };
  } catch (error) {
    if (readRefusal(error)?.status !== 400) throw error;
    return { ids: id, items: [] };
  }
}

export default function Materials({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const query = useMemo(() => parseListQuery(new URLSearchParams(search)), [search]);
  useEffect(watchHistoryMoves, []);
  useEffect(() => setShownList(pathname + search, loaderData), [pathname, search, loaderData]);
  const isList = !('compared' in loaderData);
  useEffect(() => {
    if (isList) saveLastSearch(search);
  }, [isList, search]);
  useRecordSearch(query, isList ? loaderData.found.results : undefined);
  const need = findNeed(query);
  if ('compared' in loaderData) {
    return (
      <Container className="pt-6 pb-14 md:pb-20">
        <Comparison compared={loaderData.compared} need={need} placeField={<DeliveryPlaceField />} />
      </Container>
    );
  }
  const { catalogue, found, map } = loaderData;
  return (
    <SearchScreen
      query={query}
      catalogue={catalogue}
      found={found}
      skeleton={map === undefined && <GridSkeleton columns="three" />}
      foot={<CompareBar need={need} />}
    >
      {map === undefined ? <Cards found={found} query={query} /> : <ResultsMap map={map} query={query} />}
    </SearchScreen>
  );
}

interface CardsProps {
  found: FoundMaterials;
  query: ListQuery;
}

function Cards({ found: { results, faults }, query }: CardsProps) {
  const pageCount = Math.ceil(Math.min(results.total, limits.listDepth) / limits.pageSize);
  if (results.items.length === 0 || faults.page) return <PageOutOfRange pageCount={pageCount} />;
  return (
    <>
      <h2 className="sr-only">{m.results_title()}</h2>
      <MaterialGrid materials={results.items} need={findNeed(query)} columns="three" />
      <Pagination page={query.page ?? 1} pageCount={pageCount} />
    </>
  );
}
