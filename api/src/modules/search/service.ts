import type { CallAnswer } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import type { Facets, MaterialFilters, MaterialQuery } from '@parpaing/contract/schemas';
import type { MaterialSort } from '@parpaing/contract/units';
import { keepRead } from '../../cache/keep-read.ts';
import type { Database } from '../../db/database.ts';
import { countByCategory, getCategories, listPath, sumCounts } from '../categories/service.ts';
import { suggest } from './completion/suggest.ts';
import { presentAttributes } from './facets/attribute-facets.ts';
import { countFacets } from './facets/facets.ts';
import { presentFacets } from './facets/presenter.ts';
import { isWholeMarket, type MaterialFilter } from './filters/filter.ts';
import { type PreparedSearch, prepareSearch } from './filters/prepare.ts';
import { findNear } from './near-misses/near.ts';
import { findNeighbours } from './near-misses/neighbours.ts';
import { findUncovered } from './near-misses/uncovered.ts';
import { findWidenings } from './near-misses/widenings.ts';
import { presentFound } from './results/card.ts';
import { listMapPlaces } from './results/map.ts';
import { findCommonBaseUnit, listPage } from './results/page.ts';
import { capTotal, countMatches, type Total } from './results/totals.ts';

export { suggest };

/** Counts that reach the limit cost most, and a minute later they still reach it: only those are kept. */
const isCapped = ({ isTotalExact }: Total) => !isTotalExact;
const getMarketFacets = keepRead('marketFacets', countFacets);
const getFacets = keepRead('cappedFacets', countFacets, isCapped);
const countFiltered = keepRead('cappedTotals', countMatches, isCapped);

async function getTotal(db: Database, filter: MaterialFilter): Promise<Total> {
  return isWholeMarket(filter) ? capTotal(sumCounts(await countByCategory(db))) : countFiltered(db, filter);
}

export async function listMaterials(
  db: Database,
  query: MaterialQuery,
  language: Language,
): Promise<CallAnswer<'listMaterials'>> {
  return readPage(db, await prepareSearch(db, query), query, language);
}

export async function mapMaterials(
  db: Database,
  query: MaterialFilters,
): Promise<CallAnswer<'mapMaterials'>> {
  const { filter, place, words } = await prepareSearch(db, query);
  const total = await getTotal(db, filter);
  const places = await listMapPlaces(db, filter, total);
  return { places, ...total, ...presentWords(words), place };
}

async function readPage(
  db: Database,
  search: PreparedSearch,
  query: MaterialQuery,
  language: Language,
): Promise<CallAnswer<'listMaterials'>> {
  const { place, words } = search;
  const sort = chooseSort(query.sort, search.filter);
  const comparedBy =
    sort === 'prix_base' ? (query.baseUnit ?? (await findCommonBaseUnit(db, search.filter))) : undefined;
  const filter = comparedBy ? { ...search.filter, baseUnit: comparedBy } : search.filter;
  const { page, limit, tax } = query;
  const [cards, counts] = await Promise.all([
    listPage(db, filter, { sort, tax, offset: (page - 1) * limit, limit }),
    readCounts(db, { ...search, filter }, query, language),
  ]);
  const found = { ids: cards.map(({ id }) => id), total: counts.total };
  const compared = { ...search, filter };
  const [near, neighbours, uncovered, widenings] =
    page === 1
      ? await Promise.all([
          findNear(db, compared, counts.total, language),
          findNeighbours(db, compared, found),
          findUncovered(db, compared, found),
          findWidenings(db, compared, counts.total),
        ])
      : [null, null, [], []];
  return {
    items: cards.map((card) => presentFound(card, filter)),
    total: counts.total,
    isTotalExact: counts.isTotalExact,
    ...presentWords(words),
    quantityInWords: search.quantityInWords,
    place,
    comparedBy: comparedBy ?? null,
    near,
    neighbours,
    uncovered,
    widenings,
    facets: counts.facets,
  };
}

const presentWords = (words: PreparedSearch['words']) => ({
  correction: words?.correction ?? null,
  suggestion: words?.suggestion ?? null,
  missing: words?.missing ?? null,
  leftOut: words?.leftOut ?? [],
  placeInWords: words?.placeInWords ?? null,
});

/** Relevance needs words, distance and delivery a place, totals a quantity. */
function chooseSort(asked: MaterialSort | undefined, { text, near, need }: MaterialFilter): MaterialSort {
  const fallback = text ? 'pertinence' : 'recent';
  const isPossible = {
    pertinence: text,
    recent: true,
    prix: true,
    prix_base: true,
    distance: near,
    total: need,
    total_livre: need && near,
  };
  return asked && isPossible[asked] ? asked : fallback;
}

async function readCounts(
  db: Database,
  { filter, attributes }: PreparedSearch,
  { facets: isAsked, category, priceBy, tax }: MaterialQuery,
  language: Language,
): Promise<Total & { facets?: Facets }> {
  if (!isAsked) return getTotal(db, filter);
  const tree = await getCategories(db);
  const definitions = category === undefined ? [] : attributes;
  const keys = definitions.map(({ key }) => key);
  const isMarket = isWholeMarket(filter);
  const get = isMarket ? getMarketFacets : getFacets;
  const counts = await get(db, filter, { by: priceBy, tax }, keys);
  const facets = presentFacets({
    counts,
    categories: tree.list,
    chosenPath: category === undefined ? [] : listPath(tree, category).map(({ slug }) => slug),
    attributes: presentAttributes(definitions, counts.values, language),
    language,
  });
  return { ...(isMarket ? await getTotal(db, filter) : counts), facets };
}
