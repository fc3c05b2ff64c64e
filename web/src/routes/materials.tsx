import type { CallInput } from '@parpaing/contract/calls';
import type { ApiClient } from '@parpaing/contract/client';
import { limits } from '@parpaing/contract/limits';
import { parseMapBounds } from '@parpaing/contract/map-bounds';
import { useEffect, useMemo } from 'react';
import { data, useLocation } from 'react-router';
import { saveLastSearch } from '../entities/list-query/last-search.ts';
import { type ListQuery, parseListQuery } from '../entities/list-query/list-query.ts';
import { GridSkeleton, MaterialGrid } from '../entities/material/card/material-grid.tsx';
import { findNeed } from '../entities/material/prices/need.ts';
import { DeliveryPlaceField } from '../entities/place/delivery-place-field.tsx';
import { CompareBar } from '../features/compare/compare-bar.tsx';
import { Comparison } from '../features/compare/comparison.tsx';
import { buildBaseMap } from '../features/map/base-map.server.ts';
import { frameAround, frameBounds } from '../features/map/map-frame.ts';
import { ChosenPlace } from '../features/map/results/chosen-place.tsx';
import { MapText } from '../features/map/results/map-text.tsx';
import { type LoadedMap, ResultsMap } from '../features/map/results/results-map.tsx';
import { useMapChoice } from '../features/map/results/use-map-choice.ts';
import {
  keepShownCounts,
  listShownCategories,
  type ShownCategory,
} from '../features/search/filters/shown-categories.ts';
import { NeedBar, NeedForm } from '../features/search/need/need-bar.tsx';
import { FoundCards, getCardsLook } from '../features/search/results/found-cards.tsx';
import {
  loadOrKeepShownList,
  setShownList,
  watchHistoryMoves,
} from '../features/search/results/keep-shown-list.ts';
import { type FoundMaterials, loadSearch } from '../features/search/results/load-search.ts';
import { AlmostFound } from '../features/search/results/near-cards.tsx';
import { searchMeta } from '../features/search/results/search-meta.ts';
import { readSearchQuery, type SearchQuery } from '../features/search/results/search-query.ts';
import { SearchScreen } from '../features/search/results/search-screen.tsx';
import { separateWords } from '../features/search/results/separate-words.ts';
import { loadSellers } from '../features/search/sellers/load-sellers.ts';
import { sellersMeta } from '../features/search/sellers/sellers-meta.ts';
import { SellersScreen } from '../features/search/sellers/sellers-screen.tsx';
import { useRecordSearch } from '../features/visits/use-record-search.ts';
import { readRefusal } from '../lib/http/read-refusal.ts';
import { nullOnError } from '../lib/page/optional-data.ts';
import { apiContext } from '../lib/page/page-context.ts';
import { pageMeta } from '../lib/page/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { Container } from '../ui/container.tsx';
import type { Route } from './+types/materials';

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  if ('compared' in args.loaderData) {
    return pageMeta(args, { title: m.compare_title(), description: m.compare_text(), isIndexed: false });
  }
  const { understood } = readSearchQuery(args.location.search, getFound(args.loaderData));
  if ('sellers' in args.loaderData) return sellersMeta(args, understood);
  const { catalogue } = args.loaderData;
  return searchMeta(args, understood, catalogue.find(({ slug }) => slug === understood.category)?.name);
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const list = parseListQuery(url.searchParams);
  if (list.compare) return data({ compared: await loadComparison(api, list.compare) });
  if (list.view === 'sellers') {
    const sellers = await loadSellers(api, list);
    return data({ sellers }, { status: getStatus(sellers.faults) });
  }
  const [catalogue, { query, ...found }] = await Promise.all([
    nullOnError(api.call('listCategories', {})),
    loadSearch(api, list),
  ]);
  const map = list.view === 'map' ? await nullOnError(loadMap(api, query)) : undefined;
  const shown = listShownCategories(catalogue?.categories ?? [], list.category);
  const results = keepShownCounts(found.results, shown);
  return data({ catalogue: shown, found: { ...found, results }, map }, { status: getStatus(found.faults) });
}

const getStatus = (faults: object) => (Object.keys(faults).length > 0 ? 400 : 200);

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrKeepShownList(request, serverLoader);
}

async function loadMap(api: ApiClient, query: CallInput<'mapMaterials'>['query']) {
  const answer = await api.call('mapMaterials', { query });
  const bounds = parseMapBounds(query.bounds ?? '');
  if (bounds) return { answer, query, bounds, radiusKm: null, base: await buildBaseMap(frameBounds(bounds)) };
  const ofWords = answer.placeInWords?.isSearched ? answer.placeInWords.radiusKm : undefined;
  const radiusKm = query.anywhere ? null : Number(query.radius) || ofWords || null;
  const around = answer.place && radiusKm ? { centre: answer.place, radiusKm } : undefined;
  return { answer, query, radiusKm, base: await buildBaseMap(frameAround(answer.places, around)) };
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

function getFound(loaded: Route.ComponentProps['loaderData']) {
  if ('found' in loaded) return loaded.found;
  return 'sellers' in loaded ? loaded.sellers : undefined;
}

export default function Materials({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const found = getFound(loaderData);
  const query = useMemo(() => readSearchQuery(search, found), [search, found]);
  useEffect(watchHistoryMoves, []);
  useEffect(() => setShownList(pathname + search, loaderData), [pathname, search, loaderData]);
  const isList = 'found' in loaderData;
  useEffect(() => {
    if (isList) saveLastSearch(search);
  }, [isList, search]);
  useRecordSearch(query.asked, isList ? loaderData.found.results : undefined);
  const inFields = separateWords(query.understood, isList ? loaderData.found.results : undefined);
  const need = findNeed(inFields);
  if ('compared' in loaderData) {
    return (
      <Container className="pt-6 pb-14 md:pb-20">
        <Comparison
          compared={loaderData.compared}
          need={need}
          needForm={<NeedForm query={query.understood} />}
          placeField={<DeliveryPlaceField isInline />}
        />
      </Container>
    );
  }
  if ('sellers' in loaderData) return <SellersScreen query={query} found={loaderData.sellers} />;
  const { map, ...listed } = loaderData;
  const { results, faults } = listed.found;
  return (
    <>
      <NeedBar
        query={inFields}
        placeName={results.place?.name ?? inFields.city}
        fault={faults.quantity ?? faults.quantityUnit ?? faults.waste}
      />
      {map !== undefined ? (
        <ListAndMap query={query} inFields={inFields} {...listed} map={map} />
      ) : (
        <SearchScreen
          query={query}
          {...listed}
          skeleton={
            <GridSkeleton
              columns="three"
              length={results.items.length || undefined}
              hasNeed={need !== undefined}
            />
          }
          foot={<CompareBar need={need} />}
          almost={<AlmostFound results={results} query={inFields} />}
        >
          <FoundCards results={results} query={inFields} isPageRefused={Boolean(faults.page)} />
        </SearchScreen>
      )}
    </>
  );
}

interface ListAndMapProps {
  query: SearchQuery;
  inFields: ListQuery;
  catalogue: ShownCategory[];
  found: FoundMaterials;
  map: LoadedMap | null;
}

function ListAndMap({ query, inFields, catalogue, found, map }: ListAndMapProps) {
  const { results, faults } = found;
  const choice = useMapChoice(map);
  const need = findNeed(inFields);
  const skeleton = <GridSkeleton columns="two" hasNeed={need !== undefined} />;
  const cards = { results, query: inFields, columns: 'two', marks: choice } as const;
  return (
    <SearchScreen
      query={query}
      catalogue={catalogue}
      found={found}
      skeleton={skeleton}
      foot={<CompareBar need={need} />}
      map={<ResultsMap map={map} query={inFields} choice={choice} />}
      almost={<AlmostFound {...cards} />}
    >
      <MapText map={map} />
      <ChosenPlace choice={choice} query={inFields} skeleton={skeleton}>
        {(materials) => <MaterialGrid materials={materials} {...getCardsLook(cards)} />}
      </ChosenPlace>
      <FoundCards {...cards} isPageRefused={Boolean(faults.page)} />
    </SearchScreen>
  );
}
