-- What is offered while typing: openings and words of titles, and words of the trade. Singular and plural have the same
-- stems and are one row.
create table search_completions (
  key text collate "C" primary key,
  text text not null,
  folded text collate "C" not null,
  -- Whether titles begin with it: such terms come before words from the middle of titles.
  is_opening boolean not null,
  -- Words as written, for prefixes, and their stems.
  words tsvector not null,
  count integer not null,
  learned_at timestamptz not null default now()
);
create index search_completions_words on search_completions using gin (words) with (fastupdate = off);
-- Thousands begin with the same letters: the commonest are read first.
create index search_completions_letter on search_completions (left(folded, 1), is_opening desc, count desc)
  where count > 0;
create index search_completions_letters on search_completions (left(folded, 2), is_opening desc, count desc)
  where count > 0;
create index search_completions_start on search_completions (left(folded, 3), is_opening desc, count desc)
  where count > 0;

drop index search_terms_first_letter, search_terms_two_letters;
