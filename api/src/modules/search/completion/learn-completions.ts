import { sql } from 'kysely';
import { lockUntilCommit } from '../../../db/advisory-locks.ts';
import type { Database } from '../../../db/database.ts';
import { readSynonymTerms } from '../words/load-synonyms.ts';
import { recordLearning } from '../words/record-learning.ts';
import { countFound } from './count-found.ts';

const dataName = 'completions';
/** The commonest: bounds the time of an answer and of the nightly count. */
const maxCompletions = 100_000;
const maxLength = 60;

/** Run by a job after publications. Counts of terms that only lost materials wait for the nightly rebuild. */
export async function learnCompletions(db: Database): Promise<void> {
  const since = await findLastTime(db);
  if (!since) return rebuildCompletions(db);
  const keys = await db.transaction().execute(async (transaction) => {
    await begin(transaction);
    return learn(transaction, since);
  });
  await countFound(db, keys);
}

export async function rebuildCompletions(db: Database): Promise<void> {
  const keys = await db.transaction().execute(async (transaction) => {
    await begin(transaction);
    const learned = await learn(transaction);
    await sql`delete from search_completions where learned_at < now()`.execute(transaction);
    return learned;
  });
  await countFound(db, keys);
}

async function begin(db: Database): Promise<void> {
  await lockUntilCommit(db, 'completions');
  await recordLearning(db, dataName);
}

async function findLastTime(db: Database): Promise<Date | undefined> {
  const { rows } = await sql<{ loadedAt: Date }>`
    select loaded_at from reference_data where name = ${dataName}`.execute(db);
  return rows[0]?.loadedAt;
}

const replaceKnown = sql`
  text = excluded.text, folded = excluded.folded, words = excluded.words, is_opening = excluded.is_opening`;
/** The latest titles alone do not say which spelling is the commoner. */
const addToKnown = sql`is_opening = search_completions.is_opening or excluded.is_opening`;

/** Returns the keys of the completions learned. Of singular and plural the commoner is shown. */
async function learn(db: Database, since?: Date): Promise<string[]> {
  const synonyms = since ? [] : await readSynonymTerms();
  const isNew = since ? sql`updated_at >= ${since}` : sql`true`;
  const { rows } = await sql<{ key: string }>`
    with titles as materialized (
      select title, count(*) as frequency from materials where status = 'publie' and ${isNew} group by title
    ),
    seen as (
      select text, bool_or(is_opening) as is_opening, bool_or(is_whole) as is_whole, sum(frequency) as frequency
      from (
        select text, is_opening, is_whole, frequency from titles cross join title_completions(title)
        -- Also words that stand inside titles, and words of the trade that no title has.
        union all select text, false, true, 0 from search_words where title_count > 0 and ${since === undefined}
        union all select term, false, true, 0 from unnest(${synonyms}::text[]) as term
      ) as completions
      where length(text) <= ${maxLength}
      group by text
      order by is_whole desc, frequency desc, text limit ${maxCompletions}
    ),
    stemmed as (
      select array_to_string(search_lexemes(text), ' ') as key, (array_agg(text order by frequency desc, text))[1] as text,
        bool_or(is_opening) as is_opening, sum(frequency) as frequency
      from seen group by key
      having bool_or(is_whole) or sum(frequency) > 1
    )
    insert into search_completions (key, text, folded, is_opening, words, count)
    select key, text, folded, is_opening, to_tsvector('simple', folded || ' ' || search_parts(folded)), frequency
    from stemmed cross join search_text(text) as folded
    where key <> ''
    on conflict (key) do update set learned_at = excluded.learned_at, ${since ? addToKnown : replaceKnown}
    returning key`.execute(db);
  return rows.map(({ key }) => key);
}
