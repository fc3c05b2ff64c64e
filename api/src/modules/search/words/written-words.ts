import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Descriptions are long: the words of the latest are enough to tell what people write. */
const readDescriptions = 100_000;
/** Names of sellers and attributes are known as if two sellers had written them. */
const sellersOfNames = 2;

export async function learnWrittenWords(db: Database, since: Date): Promise<void> {
  const isWhole = sql`${since}::timestamptz = to_timestamp(0)`;
  await insertWords(
    db,
    sql`
    select word, count(*) as title_count, count(*) filter (where ordinal = 1) as opening_count, 0::bigint as seller_count
    from (
      select title from materials where status = 'publie' and updated_at >= ${since}
      union all
      select name_fr from categories where ${isWhole}
    ) as titles (text)
    cross join regexp_split_to_table(lower(text), '[^[:alpha:]]+') with ordinality as split (word, ordinal)
    where length(word) >= 2 group by word
    union all
    select word, 0, 0, count(distinct seller_id)
    from (
      select seller_id, fold_text(concat_ws(' ', description, attributes)) from materials
      where status = 'publie' and updated_at >= ${since}
      order by updated_at desc limit ${readDescriptions}
    ) as descriptions (seller_id, text)
    cross join regexp_split_to_table(text, '[^a-z]+') as word
    where length(word) between 2 and 40 group by word
    union all
    select word, 0, 0, ${sellersOfNames}
    from (
      select company_name from provider_profiles where ${isWhole} or created_at >= ${since}
      union all
      select attributes::text from categories where ${isWhole}
    ) as names (text)
    cross join regexp_split_to_table(fold_text(text), '[^a-z]+') as word
    where length(word) >= 2 group by word`,
  );
}

export const learnSynonymWords = (db: Database, terms: string[]): Promise<void> =>
  insertWords(
    db,
    sql`
    select distinct word, 1::bigint as title_count, 0::bigint as opening_count, 0::bigint as seller_count
    from unnest(${terms}::text[]) as term
    cross join regexp_split_to_table(lower(term), '[^[:alpha:]]+') as word
    where length(word) >= 3`,
  );

/** search_text is called after the grouping, because a rebuild reads millions of words. */
async function insertWords(db: Database, counted: RawBuilder<unknown>): Promise<void> {
  await sql`
    with counted as (${counted}),
    folded as materialized (select search_text(word) as key, * from counted)
    insert into search_words (key, text, title_count, opening_count, seller_count, sound)
    select key, (array_agg(word order by title_count desc, word = fold_text(word), word))[1], sum(title_count), sum(opening_count),
      max(seller_count), search_sound(key)
    from folded
    where key ~ '^[a-z]+$' and numnode(plainto_tsquery('trade', key)) > 0
    group by key
    on conflict (key) do update set
      text = case when search_words.title_count < excluded.title_count then excluded.text else search_words.text end,
      title_count = search_words.title_count + excluded.title_count,
      opening_count = search_words.opening_count + excluded.opening_count,
      seller_count = greatest(search_words.seller_count, excluded.seller_count)`.execute(db);
}
