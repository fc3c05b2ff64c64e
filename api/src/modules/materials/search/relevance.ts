import { limits } from '@parpaing/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { isIn, matches } from './conditions.ts';
import type { Branch, MaterialFilter } from './filter.ts';
import type { TextQuery } from './text-query.ts';

/** Weighing every word of every result would cost more with every material: the likeliest are weighed. */
const weighed = 500;
/** Materials with all words in title or category that are looked at. */
const titled = 500;
/** The newest of the market are looked at even when there are more of those. */
const newest = 500;
/** Of description, attributes, category and title. */
const weights = sql`'{0.05, 0.2, 0.5, 1}'::real[]`;

/**
 * Of thousands that match, an unordered limit keeps those found first. One process finds the same ones each time;
 * several would race, and pages would repeat. No plan with this condition is shared among processes.
 */
const isReadByOneProcess = sql`pg_backend_pid() is not null`;

interface Order {
  offset: number;
  limit: number;
  /** The one that all words together name: « isolant » is Isolation before it is an insulated tank. */
  named?: Branch;
}

/**
 * A page in the order of relevance, and of dates among equals. Candidates are five hundred materials with all words in
 * title or category and those among the newest (tier 2), then, for pages that go as far, others like them (tier 1),
 * then those that have the words anywhere (tier 0). The five hundred first by tier and date are weighed, the same for
 * every page; the others follow as they are. So the cost is bounded whatever the size of the catalogue, and what a
 * search of thousands of titles leaves unweighed says the same words in the same places.
 */
export function rankCandidates(
  { text, ...filter }: MaterialFilter & { text: TextQuery },
  { offset, limit, named }: Order,
): RawBuilder<unknown> {
  const rank = (query: string) => sql`ts_rank(${weights}, search_vector, ${query}::tsquery)`;
  const hasName = sql`headline @@ ${text.named}::tsquery`;
  const isTitled = sql`${matches(text.named === text.same ? filter : { ...filter, text })} and ${hasName}`;
  const isBeyond = offset + limit > weighed;
  return sql`
    select materials.*, place from (
      with titled as materialized (
        select id, published_at from materials where ${isTitled} and ${isReadByOneProcess} limit ${titled}
      ),
      fresh as (
        select id, published_at
        from (
          select * from materials where status = 'publie' order by published_at desc, id desc limit ${newest}
        ) as latest
        where (select count(*) from titled) = ${titled} and ${isTitled}
      ),
      described as (
        select id, published_at, ${isBeyond ? sql`(${hasName})::int` : sql`0`} as tier
        from materials
        where (${isBeyond} or (select count(*) from titled) < ${weighed}) and ${matches({ ...filter, text })}
          and ${isReadByOneProcess}
        limit ${limits.listDepth}
      ),
      candidates as (
        select id, published_at, max(tier) as tier,
          row_number() over (order by max(tier) desc, published_at desc, id desc) as turn
        from (
          select *, 2 as tier from titled union all select *, 2 from fresh union all select * from described
        ) as gathered
        group by id, published_at
      ),
      scored as (
        select id, candidates.published_at,
          ${sql.join([...text.ranks, text.opening].map(rank), sql` + `)} + least(tier, 1)
            + ${named ? sql`(${isIn(named)})::int` : sql`0`} as score
        from candidates join materials using (id) where turn <= ${weighed}
      ),
      ordered as (
        select id, row_number() over (order by score desc, published_at desc, id desc) as place from scored
        ${isBeyond ? sql`union all select id, turn from candidates where turn > ${weighed}` : sql``}
      )
      select * from ordered order by place limit ${limit} offset ${offset}
    ) as chosen
    join materials using (id)`;
}
