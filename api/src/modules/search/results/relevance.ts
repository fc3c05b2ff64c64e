import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { findByStems, getBranch, getCategories } from '../../categories/service.ts';
import { buildBranchCondition, buildConditions, buildUnlabelledConditions } from '../filters/conditions.ts';
import type { TextSearch } from '../filters/filter.ts';
import { buildWordConditions } from '../filters/labels.ts';
import type { TextQuery } from '../words/text-query.ts';
import { estimateMatches } from './estimate.ts';
import { findPeriod } from './latest-weeks.ts';

/** Scoring every result would grow with the market, so only the first 500 candidates are scored. */
const scoredCandidates = 500;
const weights = sql`'{0.05, 0.2, 0.5, 1}'::real[]`;

/**
 * By relevance, then by date. Candidates are the latest with all words in title or category, then the latest with the
 * words anywhere. The first 500 are scored, the same ones for every page; the others follow by date. So the cost is
 * bounded, and no page repeats another.
 */
export async function listByRelevance(
  db: Database,
  search: TextSearch,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const end = offset + limit;
  const depth = Math.max(scoredCandidates, end);
  const titled = await listLatest(db, buildHeadlineConditions, search, depth);
  const described = titled.length < depth ? await listLatestFound(db, search, depth) : [];
  const candidates = [...new Set([...titled, ...described])];
  const others = candidates.slice(Math.max(scoredCandidates, offset), end);
  if (offset >= scoredCandidates) return others;
  const likeliest = await scoreCandidates(
    db,
    search.text,
    candidates.slice(0, scoredCandidates),
    titled.length,
  );
  return [...likeliest.slice(offset, end), ...others];
}

export const listLatestFound = (db: Database, search: TextSearch, depth: number): Promise<string[]> =>
  listLatest(db, buildConditions, search, depth);

async function scoreCandidates(
  db: Database,
  text: TextQuery,
  candidates: string[],
  titled: number,
): Promise<string[]> {
  const tree = await getCategories(db);
  // A category whose name is exactly the words gets a bonus: « isolant » means Isolation before an insulated tank.
  const category = findByStems(tree, text.stems);
  const namedBranch = category && getBranch(tree, category.slug);
  const repeatedQueries = Map.groupBy([...text.rankings, text.titleOpening], (query) => query);
  const score = [...repeatedQueries].map(
    ([query, { length }]) => sql`${length}::int * ts_rank(${weights}, search_vector, ${query}::tsquery)`,
  );
  const { rows } = await sql<{ id: string }>`
    select id
    from unnest(${candidates}::uuid[]) with ordinality as candidates (id, turn)
    join materials using (id)
    order by ${sql.join(score, sql` + `)} + (turn <= ${titled}::int)::int
      + ${namedBranch ? sql`(${buildBranchCondition(namedBranch)})::int` : sql`0`} desc, published_at desc, id desc`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Condition = (search: TextSearch, weekQuery?: string) => RawBuilder<unknown>;

const buildHeadlineConditions: Condition = (search, weekQuery) => sql`
  ${search.text.withoutCondition === search.text.withSynonyms ? buildUnlabelledConditions(search) : buildConditions(search)}
  and ${buildWordConditions('headline', search.text.withoutCondition, search, weekQuery)}`;

const firstPeriodSize = 15_000;
const maxReadWhole = 5000;
/** The planner underestimates the intersection of several words, so below this estimate we read all rows. */
const rareEstimate = 200;

/**
 * Rare words are read whole. For common ones, the last weeks are read first, then as many weeks as the first result
 * suggests.
 */
async function listLatest(
  db: Database,
  condition: Condition,
  search: TextSearch,
  depth: number,
): Promise<string[]> {
  let period = await findPeriod(db, firstPeriodSize);
  const isRare = period && (await estimateMatches(db, condition(search))) < rareEstimate;
  const few = isRare ? await readFew(db, condition(search), depth) : undefined;
  if (few) return few;
  while (period) {
    const latest = await readLatest(db, condition(search, period.weekQuery), depth);
    if (latest.length === depth) return latest;
    const isFew: boolean = (latest.length / period.materialCount) * period.marketSize < maxReadWhole;
    period = isFew ? undefined : await findPeriod(db, (depth * period.materialCount) / latest.length);
  }
  return readLatest(db, condition(search), depth);
}

async function readFew(
  db: Database,
  condition: RawBuilder<unknown>,
  depth: number,
): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string; met: number }>`
    with met as materialized (
      select id, published_at from materials where ${condition} limit ${maxReadWhole + 1}
    )
    select id, (select count(*) from met)::int as met from met
    order by published_at desc, id desc limit ${depth}`.execute(db);
  const isWhole = (rows[0]?.met ?? 0) <= maxReadWhole;
  return isWhole ? rows.map(({ id }) => id) : undefined;
}

/** `offset 0` prevents a scan by date until enough rows match, which for a rare word reads the whole market. */
async function readLatest(db: Database, condition: RawBuilder<unknown>, depth: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, published_at from materials where ${condition} offset 0) as met
    order by published_at desc, id desc limit ${depth}`.execute(db);
  return rows.map(({ id }) => id);
}
