import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { findByStems, getBranch, getCategories } from '../../categories/service.ts';
import { isIn, matches, matchesBesides } from '../filters/conditions.ts';
import type { TextSearch } from '../filters/filter.ts';
import { hasWords } from '../filters/labels.ts';
import type { TextQuery } from '../words/text-query.ts';
import { estimateMatches } from './estimate.ts';
import { findPeriod } from './latest-weeks.ts';

/** Weighing every word of every result would cost more with every material: the likeliest are weighed. */
const weighed = 500;
/** Of description, attributes, category and title. */
const weights = sql`'{0.05, 0.2, 0.5, 1}'::real[]`;

/**
 * A page in the order of relevance, and of dates among equals. Candidates are the latest with all words in title or
 * category, then the latest that have the words anywhere. The first five hundred are weighed, the same for every page;
 * the others follow as they are. So the cost is bounded whatever the size of the catalogue, and no page repeats
 * another, whatever plans they are read by.
 */
export async function listByRelevance(
  db: Database,
  search: TextSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const end = offset + limit;
  const depth = Math.max(weighed, end);
  const titled = await listLatest(db, isTitled, search, depth);
  const described = titled.length < depth ? await listLatestFound(db, search, depth) : [];
  const candidates = [...new Set([...titled, ...described])];
  const others = candidates.slice(Math.max(weighed, offset), end);
  if (offset >= weighed) return others;
  const likeliest = await weigh(db, search.text, candidates.slice(0, weighed), titled.length);
  return [...likeliest.slice(offset, end), ...others];
}

/** The latest that have the words anywhere. */
export const listLatestFound = (db: Database, search: TextSearch, depth: number): Promise<string[]> =>
  listLatest(db, matches, search, depth);

/** Candidates in the order of their score; so many first ones have all words in title or category. */
async function weigh(db: Database, text: TextQuery, candidates: string[], titled: number): Promise<string[]> {
  const tree = await getCategories(db);
  // The one that all words together name: « isolant » is Isolation before it is an insulated tank.
  const category = findByStems(tree, text.stems);
  const named = category && getBranch(tree, category.slug);
  // Often the same: words without synonyms are weighed once for all three.
  const ranks = Map.groupBy([...text.ranks, text.opening], (query) => query);
  const score = [...ranks].map(
    ([query, { length }]) => sql`${length}::int * ts_rank(${weights}, search_vector, ${query}::tsquery)`,
  );
  const { rows } = await sql<{ id: string }>`
    select id
    from unnest(${candidates}::uuid[]) with ordinality as candidates (id, turn)
    join materials using (id)
    order by ${sql.join(score, sql` + `)} + (turn <= ${titled}::int)::int
      + ${named ? sql`(${isIn(named)})::int` : sql`0`} desc, published_at desc, id desc`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of those published in some weeks, or whenever. */
type Condition = (search: TextSearch, weeks?: string) => RawBuilder<unknown>;

const isTitled: Condition = (search, weeks) => sql`
  ${search.text.named === search.text.same ? matchesBesides(search) : matches(search)}
  and ${hasWords('headline', search.text.named, search, weeks)}`;

/** What is looked at before anything is known of how common the words are. */
const firstLook = 15_000;
/** Reading so many costs less than looking through weeks. */
const fewEnough = 5000;
/** Where the planner expects no more it is worth a try: of several words together it expects far too few. */
const expectedOfFew = 200;

/**
 * The latest that meet a condition, so many at most. What is rare is read whole. Tens of thousands have a common word:
 * those of the last weeks are looked at first, then those of as many weeks as the first ones let expect.
 */
async function listLatest(
  db: Database,
  condition: Condition,
  search: TextSearch,
  depth: number,
): Promise<string[]> {
  let period = await findPeriod(db, firstLook);
  const isRare = period && (await estimateMatches(db, condition(search))) < expectedOfFew;
  const few = isRare ? await readFew(db, condition(search), depth) : undefined;
  if (few) return few;
  while (period) {
    const latest = await readLatest(db, condition(search, period.weeks), depth);
    if (latest.length === depth) return latest;
    const isFew: boolean = (latest.length / period.materials) * period.market < fewEnough;
    period = isFew ? undefined : await findPeriod(db, (depth * period.materials) / latest.length);
  }
  return readLatest(db, condition(search), depth);
}

/** The latest of all; undefined where there are more than was thought. */
async function readFew(
  db: Database,
  condition: RawBuilder<unknown>,
  depth: number,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string; met: number }>`
    with met as materialized (
      select id, published_at from materials where ${condition} limit ${fewEnough + 1}
    )
    select id, (select count(*) from met)::int as met from met
    order by published_at desc, id desc limit ${depth}`.execute(db);
  const isWhole = (rows[0]?.met ?? 0) <= fewEnough;
  return isWhole ? rows.map(({ id }) => id) : undefined;
}

/**
 * The planner would rather walk from the latest on until it has met so many, which for a rare word leads through the
 * whole market: `offset 0` keeps it from that.
 */
async function readLatest(db: Database, condition: RawBuilder<unknown>, depth: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, published_at from materials where ${condition} offset 0) as met
    order by published_at desc, id desc limit ${depth}`.execute(db);
  return rows.map(({ id }) => id);
}
