import type { CallAnswer } from '@parpaing/contract/calls';
import type {
  ConversationSummary,
  Facets,
  FavoriteCard,
  MaterialFilters,
  MaterialQuery,
} from '@parpaing/contract/schemas';
import type { MaterialSort } from '@parpaing/contract/units';
import type { Database } from '../../db/database.ts';
import type { Language } from '../../sentences/language.ts';
import { findCards, findDiscussed } from './card-repository.ts';
import { addUp, countByCategory } from './category-counts.ts';
import { getCategories, listPath } from './category-tree.ts';
import { keepFor } from './memo.ts';
import { presentCard, presentDiscussed } from './presenter.ts';
import { countPublishedOf, countSellers, eraseMaterialsOf, findOnceListed } from './repository.ts';
import { presentAttributes } from './search/attribute-facets.ts';
import { presentFacets } from './search/facet-presenter.ts';
import { countFacets } from './search/facets.ts';
import { listMapPlaces } from './search/map.ts';
import { findCommonBaseUnit, listPage } from './search/page.ts';
import { type PreparedSearch, prepareSearch } from './search/prepare.ts';
import { readLessText } from './search/text.ts';
import { countMatches, type Total } from './search/totals.ts';

export async function listMaterials(
  db: Database,
  query: MaterialQuery,
  language: Language,
): Promise<CallAnswer<'listMaterials'>> {
  return searchOrLess(db, query, (search) => readPage(db, search, query, language));
}

/** Where nothing has all the words, says which were left out and searches for the others. */
async function searchOrLess<Answer extends Total>(
  db: Database,
  query: MaterialFilters,
  read: (search: PreparedSearch) => Promise<Answer>,
): Promise<Answer> {
  const search = await prepareSearch(db, query);
  const answer = await read(search);
  if (answer.total > 0 || !search.words) return answer;
  const words = await readLessText(db, search.words);
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
    ...tellWords(words),
    place,
    comparedBy: comparedBy ?? null,
    facets: counts.facets,
  };
}

const tellWords = (words: PreparedSearch['words']) => ({
  correction: words?.correction ?? null,
  leftOut: words?.leftOut ?? [],
});

/** One that cannot be had gives way: relevance needs words, distance a place. */
function chooseSort(asked: MaterialSort | undefined, { filter, place }: PreparedSearch): MaterialSort {
  const usual = filter.text ? 'pertinence' : 'recent';
  if (asked === undefined || (asked === 'pertinence' && !filter.text)) return usual;
  return asked === 'distance' && !place ? usual : asked;
}

async function readCounts(
  db: Database,
  { filter, attributes }: PreparedSearch,
  { facets: isAsked, category, priceBy, tax }: MaterialQuery,
  language: Language,
): Promise<Total & { facets?: Facets }> {
  if (!isAsked) return countMatches(db, filter);
  const tree = await getCategories(db);
  const described = category === undefined ? [] : attributes;
  const keys = described.map(({ key }) => key);
  const counts = await countFacets(db, filter, { by: priceBy, tax }, keys);
  const facets = presentFacets({
    counts,
    categories: tree.list,
    chosenPath: category === undefined ? [] : listPath(tree, category).map(({ slug }) => slug),
    attributes: presentAttributes(described, counts.values, language),
    language,
  });
  return { ...counts, facets };
}

export async function mapMaterials(
  db: Database,
  query: MaterialFilters,
): Promise<CallAnswer<'mapMaterials'>> {
  return searchOrLess(db, query, async ({ filter, place, words }) => {
    const [places, counts] = await Promise.all([listMapPlaces(db, filter), countMatches(db, filter)]);
    return { places, ...counts, ...tellWords(words), place };
  });
}

/** In the order given; each says whether it is still for sale. */
export async function listCards(db: Database, ids: string[]): Promise<FavoriteCard[]> {
  const rows = await findCards(db, ids);
  return rows.map((row) => ({ ...presentCard(row), status: row.status }));
}

/** What conversations are about, by id. */
export async function readDiscussed(
  db: Database,
  ids: string[],
): Promise<Map<string, ConversationSummary['material']>> {
  const rows = await findDiscussed(db, ids);
  return new Map(rows.map((row) => [row.id, presentDiscussed(row)]));
}

/** Who sells it, and whether they still do; a draft is not there for anyone else. */
export { findOnceListed };

/** Counting a large market takes a while, and nobody minds a figure that is a little late. */
export async function summariseMarket(db: Database): Promise<CallAnswer<'summariseMarket'>> {
  const [counts, sellers] = await Promise.all([countByCategory(db), getSellerCount(db)]);
  return { materials: addUp(counts), sellers };
}

const getSellerCount = keepFor(30_000, countSellers);

export const countMaterialsOf = countPublishedOf;

/** A seller leaves: nothing of theirs is for sale any more, nor says anything of them. */
export const withdrawMaterialsOf = eraseMaterialsOf;
