import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { findByStems, getBranch, getCategories } from '../../categories/service.ts';
import {
  buildBranchCondition,
  buildConditions,
  buildConditionsWithoutWords,
  isSmallArea,
} from '../filters/conditions.ts';
import type { TextSearch } from '../filters/filter.ts';
import type { TextQuery } from '../words/text-query.ts';

/** Scoring every result would grow with the market, so only the first 500 candidates are scored. */
const scoredCandidates = 500;
const weights = sql`'{0.05, 0.2, 0.5, 1}'::real[]`;

/**
 * Candidates are taken from the strongest match to the weakest, the latest first within each strength. The first 500
 * are scored, the same ones for every page; the others follow as they are. So the cost is bounded, and no page repeats
 * another.
 */
export async function listByRelevance(
  db: Database,
  search: TextSearch,
  page: { offset: number; limit: number },
): Promise<string[]> {
  const depth = Math.max(scoredCandidates, page.offset + page.limit);
  const score = await buildScore(db, search.text);
  const ranking = { ...page, strengths: listStrengths(search), score, depth };
  return (await listAtOnce(db, search, ranking)) ?? listByStrength(db, ranking);
}

interface Ranking {
  strengths: Strength[];
  score: RawBuilder<unknown>;
  depth: number;
  offset: number;
  limit: number;
}

async function listByStrength(
  db: Database,
  { strengths, score, depth, offset, limit }: Ranking,
): Promise<string[]> {
  const candidates = new Map<string, number>();
  for (const { strength, words, others } of strengths) {
    for (const id of await listLatest(db, sql`${words} and ${others}`, depth))
      if (!candidates.has(id)) candidates.set(id, strength);
    if (candidates.size >= depth) break;
  }
  const scored = [...candidates].slice(0, scoredCandidates);
  const { rows } = await sql<{ id: string }>`
    select id
    from unnest(${scored.map(([id]) => id)}::uuid[], ${scored.map(([, strength]) => strength)}::int[])
      as candidates (id, strength)
    join materials using (id)
    order by ${score} + strength desc, published_at desc, id desc`.execute(db);
  const others = [...candidates.keys()].slice(scoredCandidates);
  return [...rows.map(({ id }) => id), ...others].slice(offset, offset + limit);
}

interface Strength {
  strength: number;
  words: RawBuilder<unknown>;
  others: RawBuilder<unknown>;
}

/** From the strongest. Words of condition (« occasion », « ancien ») are seldom in titles: they may stand anywhere. */
function listStrengths(search: TextSearch): Strength[] {
  const { typed, withSynonyms, withoutCondition, withCloseTerms, titleOpening } = search.text;
  const others = buildConditionsWithoutWords(search);
  const rest = withoutCondition === withSynonyms ? others : buildConditions(search);
  const titled = sql`headline @@ ${withoutCondition}::tsquery`;
  return [
    { strength: 2, words: sql`title_key = (select search_text(${typed}))`, others },
    { strength: 1, words: sql`headline @@ ${titleOpening}::tsquery and ${titled}`, others: rest },
    { strength: 1, words: titled, others: rest },
    { strength: 0, words: sql`search_vector @@ ${withCloseTerms}::tsquery`, others },
  ];
}

const fewMatches = 1000;
/** Words this common are rarely few together: reading them first would take as long as the search. */
const commonTitles = 10_000;

/** Ranks all matches in one statement where a place narrows them or they are few. Undefined otherwise. */
async function listAtOnce(db: Database, search: TextSearch, ranking: Ranking): Promise<string[] | undefined> {
  const isNarrowed = isSmallArea(search) || (search.near !== undefined && search.isDelivered === true);
  if (!isNarrowed && search.text.titleCount > commonTitles) return undefined;
  const most = isNarrowed ? Number.MAX_SAFE_INTEGER : fewMatches;
  return rank(db, ranking, buildConditions(search), most);
}

/** Undefined where more than `most` match. */
async function rank(
  db: Database,
  { strengths, score, depth, offset, limit }: Ranking,
  condition: RawBuilder<unknown>,
  most: number,
): Promise<string[] | undefined> {
  const steps = strengths.map(({ words }, step) => sql`when ${words} then ${step}::int`);
  const { rows } = await sql<{ size: number; ids: string[] }>`
    -- Read as needed but planned as if all were wanted: for the first thousand, the planner would scan the table.
    with found as materialized (
      select id, published_at, case ${sql.join(steps, sql` `)} end as step
      from materials where ${condition}
    ),
    met as materialized (select * from found limit ${most + 1}),
    candidates as materialized (
      select id, published_at, step, row_number() over (order by step, published_at desc, id desc) as rank
      from met where (select count(*) from met) <= ${most}::bigint order by rank limit ${depth}
    ),
    -- Joined only once: the planner expects one match, so it would run a second join again for every match.
    scored as (
      select candidates.id, candidates.published_at, rank,
        ${score} + (${strengths.map(({ strength }) => strength)}::int[])[step + 1] as score
      from candidates join materials using (id) where rank <= ${scoredCandidates}
      union all
      select id, published_at, rank, null from candidates where rank > ${scoredCandidates}
    )
    select (select count(*)::int from met) as size, array(
      select id from scored
      order by score desc nulls last, case when score is null then rank end, published_at desc, id desc
      limit ${limit} offset ${offset}
    ) as ids`.execute(db);
  const [row] = rows;
  return row && row.size <= most ? row.ids : undefined;
}

/** In a large market the last month has enough of a common word; in a small one all is soon read. */
async function listLatest(db: Database, condition: RawBuilder<unknown>, depth: number): Promise<string[]> {
  const ofMonth = sql`${condition} and published_at > now() - interval '30 days'`;
  const latest = await readLatest(db, ofMonth, depth);
  return latest.length < depth ? readLatest(db, condition, depth) : latest;
}

/** `offset 0` prevents a scan by date until enough rows match, which for a rare word reads the whole market. */
async function readLatest(db: Database, condition: RawBuilder<unknown>, depth: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, published_at from materials where ${condition} offset 0) as met
    order by published_at desc, id desc limit ${depth}`.execute(db);
  return rows.map(({ id }) => id);
}

async function buildScore(db: Database, text: TextQuery): Promise<RawBuilder<unknown>> {
  const tree = await getCategories(db);
  // A category whose name is exactly the words gets a bonus: « isolant » means Isolation before an insulated tank.
  const category = findByStems(tree, text.stems);
  const repeatedQueries = Map.groupBy([...text.rankings, text.titleOpening], (query) => query);
  const parts = [...repeatedQueries].map(
    ([query, { length }]) => sql`${length}::int * ts_rank(${weights}, search_vector, ${query}::tsquery)`,
  );
  if (text.adjacent) parts.push(sql`0.3 * (headline @@ ${text.adjacent}::tsquery)::int`);
  if (category) parts.push(sql`(${buildBranchCondition(getBranch(tree, category.slug))})::int`);
  return sql.join(parts, sql` + `);
}
