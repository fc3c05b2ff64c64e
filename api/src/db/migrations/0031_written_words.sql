-- Words as sellers write them, not their stems: « vere » is not « vers ». A word that is written here is never taken for
-- a misspelling.
create table search_words (
  key text collate "C" primary key,
  text text not null,
  title_count integer not null,
  -- Titles that begin with it: the thing itself.
  opening_count integer not null,
  -- Sellers who write it in descriptions.
  seller_count integer not null,
  sound text collate "C" not null
);
create index search_words_likeness on search_words using gin ((key collate "default") gin_trgm_ops) where title_count > 0;
create index search_words_sound on search_words (sound) where title_count > 0;

drop function if exists search_spellings(text);
