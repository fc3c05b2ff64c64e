import type { CallAnswer } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import type { Facets, MaterialFilters, MaterialQuery } from '@parpaing/contract/schemas';
import type { MaterialSort } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import { getCategories, listPath } from '../categories/service.ts';
import { presentCard } from '../material-cards/service.ts';
import { presentAttributes } from './facets/attribute-facets.ts';
import { countFacets } from './facets/facets.ts';
import { presentFacets } from './facets/presenter.ts';
import { type PreparedSearch, prepareSearch } from './filters/prepare.ts';
import { listMapPlaces } from './results/map.ts';
import { findCommonBaseUnit, listPage } from './results/page.ts';
import { countMatches, type Total } from './results/totals.ts';
import { suggest } from './words/suggest.ts';
import { relaxSearchedText } from './words/text.ts';

export { suggest };

export async function listMaterials(
  db: Database,
  query: MaterialQuery,
  language: Language,
): Promise<CallAnswer<'listMaterials'>> {
  return searchWithFewerWords(db, query, (search) => readPage(db, search, query, language));
}

export async function mapMaterials(
  db: Database,
  query: MaterialFilters,
): Promise<CallAnswer<'mapMaterials'>> {
  return searchWithFewerWords(db, query, async ({ filter, place, words }) => {
    const [places, counts] = await Promise.all([listMapPlaces(db, filter), countMatches(db, filter)]);
    return { places, ...counts, ...presentWords(words), place };
  });
}

/** When no material has all the words, searches again without some of them. */
async function searchWithFewerWords<Answer extends Total>(
  db: Database,
  query: MaterialFilters,
  read: (search: PreparedSearch) => Promise<Answer>,
): Promise<Answer> {
  const search = await prepareSearch(db, query);
  const answer = await read(search);
  if (answer.total > 0 || !search.words) return answer;
  const words = await relaxSearchedText(db, search.words);
  return words ? read({ ...search, words, filter: { ...search.filter, text: words.query } }) : answer;
}

async function readPage(
  db: Database,
  search: PreparedSearch,
  query: MaterialQuery,
  language: Language,
): Promise<CallAnswer<'listMaterials'>> {
  const { place, words } = search;
  const sort = chooseSort(query.sort, search);
  const comparedBy =
    sort === 'prix_base' ? (query.baseUnit ?? (await findCommonBaseUnit(db, search.filter))) : undefined;
  const filter = comparedBy ? { ...search.filter, baseUnit: comparedBy } : search.filter;
  const { page, limit, tax } = query;
  const [cards, counts] = await Promise.all([
    listPage(db, filter, { sort, tax, offset: (page - 1) * limit, limit }),
    readCounts(db, { ...search, filter }, query, language),
  ]);
  return {
    items: cards.map(presentCard),
    total: counts.total,
    isTotalExact: counts.isTotalExact,
    ...presentWords(words),
    place,
    comparedBy: comparedBy ?? null,
    facets: counts.facets,
  };
}

const presentWords = (words: PreparedSearch['words']) => ({
  correction: words?.correction ?? null,
  leftOut: words?.leftOut ?? [],
});

/** Relevance needs words and distance needs a place. */
function chooseSort(asked: MaterialSort | undefined, { filter, place }: PreparedSearch): MaterialSort {
  const fallback = filter.text ? 'pertinence' : 'recent';
  if (asked === undefined || (asked === 'pertinence' && !filter.text)) return fallback;
  return asked === 'distance' && !place ? fallback : asked;
}

async function readCounts(
  db: Database,
  { filter, attributes }: PreparedSearch,
  { facets: isAsked, category, priceBy, tax }: MaterialQuery,
  language: Language,
): Promise<Total & { facets?: Facets }> {
  if (!isAsked) return countMatches(db, filter);
  const tree = await getCategories(db);
  const definitions = category === undefined ? [] : attributes;
  const keys = definitions.map(({ key }) => key);
  const counts = await countFacets(db, filter, { by: priceBy, tax }, keys);
  const facets = presentFacets({
    counts,
    categories: tree.list,
    chosenPath: category === undefined ? [] : listPath(tree, category).map(({ slug }) => slug),
    attributes: presentAttributes(definitions, counts.values, language),
    language,
  });
  return { ...counts, facets };
}
