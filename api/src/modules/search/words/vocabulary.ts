import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { learnSynonyms } from './load-synonyms.ts';

const dataName = 'vocabulary';
/** Any number that no other advisory lock of the product uses. */
const lockKey = 7_237_004;

/**
 * Run by a job, so that publishing never waits for a row lock of a common word. An edited title is counted twice until
 * the nightly rebuild.
 */
export const learnVocabulary = (db: Database): Promise<void> =>
  learnInTurn(db, async (transaction) => learnTexts(transaction, await findLastTime(transaction)));

export const rebuildVocabulary = (db: Database): Promise<void> =>
  learnInTurn(db, async (transaction) => {
    await sql`delete from search_terms`.execute(transaction);
    await learnSynonyms(transaction);
    await learnTexts(transaction, new Date(0));
  });

async function learnInTurn(db: Database, learn: (transaction: Database) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
    await learn(transaction);
    await sql`
      insert into reference_data (name, version) values (${dataName}, now()::text)
      on conflict (name) do update set version = excluded.version, loaded_at = now()`.execute(transaction);
  });
}

async function findLastTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ loadedAt: Date }>`
    select loaded_at from reference_data where name = ${dataName}`.execute(db);
  return rows[0]?.loadedAt ?? new Date(0);
}

async function learnTexts(db: Database, since: Date): Promise<void> {
  await sql`
    with texts as (
      select title as text from materials where status = 'publie' and updated_at >= ${since}
      union all
      select name_fr from categories where ${since}::timestamptz = to_timestamp(0)
    ),
    -- « Laine de verre GR 32, ép. 100 mm » begins with a term that is worth completing: words in small letters,
    -- without the preposition or the sign that may end them.
    terms as (
      select regexp_replace(
        lower((regexp_match(text, '^[[:alpha:]][[:lower:]’-]+(?: [[:lower:]’-]+){0,3}'))[1]),
        '(?: (?:de|du|des|en|au|aux|et|pour|avec|sans|sur|par|la|le|les|avant|type|[[:alpha:]]))+$', ''
      ) as text, false as is_word
      from texts
    ),
    words as (
      select word as text, true as is_word
      from texts cross join regexp_split_to_table(lower(text), '[^[:alpha:]]+') as word
      where length(word) >= 3
    ),
    seen as (
      select text, is_word and text !~ ' ' as is_word, count(*) as frequency
      from (select * from words union all select * from terms where text ~ ' ') as both_kinds
      group by 1, 2
    )
    insert into search_terms (key, text, frequency, is_word)
    select distinct on (search_text(text), text) search_text(text), text, frequency, is_word
    from seen
    -- After the grouping, because a rebuild reads millions of words.
    where search_text(text) <> '' and (not is_word or numnode(plainto_tsquery('trade', search_text(text))) > 0)
    order by search_text(text), text, frequency desc
    on conflict (key, text) do update set frequency = search_terms.frequency + excluded.frequency`.execute(
    db,
  );
}
