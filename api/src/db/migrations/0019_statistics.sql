-- Days are those of Europe/Paris.

-- Deleted at the roll-up, with the hashes that were made with it.
create table visitor_salts (
  day date primary key,
  salt bytea not null
);

-- Kept until the roll-up. No foreign keys: a deleted material stays in the totals of its seller.
create table view_events (
  day date not null,
  seller_id uuid not null,
  material_id uuid not null,
  visitor bytea not null,
  source text not null check (source in ('search', 'category', 'similar', 'seller', 'direct')),
  -- Empty unless the source is a search.
  words text not null,
  has_contact boolean not null default false,
  primary key (seller_id, day, material_id, visitor)
);
create index view_events_day on view_events (day);

create table search_events (
  day date not null,
  visitor bytea not null,
  words text not null,
  -- Of 0.1 degrees; numbered by modules/statistics/cells.ts.
  cell integer not null,
  results integer not null,
  primary key (day, words, visitor)
);
create index search_events_cell on search_events (day, cell);

create table seller_days (
  seller_id uuid not null references users on delete cascade,
  day date not null,
  views integer not null,
  visitors integer not null,
  favorites integer not null,
  contacts integer not null,
  primary key (seller_id, day)
);

create table seller_source_days (
  seller_id uuid not null references users on delete cascade,
  day date not null,
  source text not null,
  words text not null,
  views integer not null,
  contacts integer not null,
  primary key (seller_id, day, source, words)
);

-- Since the beginning, at the end of each day on which one of them grew: a period is the difference of two rows,
-- however long it is. The figures are in the index too, because rows of one material lie far apart in the table.
create table material_totals (
  material_id uuid not null references materials on delete cascade,
  day date not null,
  views integer not null,
  favorites integer not null,
  contacts integer not null,
  primary key (material_id, day) include (views, favorites, contacts)
);

create table search_days (
  cell integer not null,
  day date not null,
  words text not null,
  searches integer not null,
  -- The most that one of them found.
  results integer not null,
  primary key (cell, day, words)
);

-- What the clean-up deletes. Rows are inserted in the order of days, so these indexes are tiny.
create index seller_days_age on seller_days using brin (day);
create index seller_source_days_age on seller_source_days using brin (day);
create index material_totals_age on material_totals using brin (day);
create index search_days_age on search_days using brin (day);

create table statistics_progress (
  is_only_row boolean primary key default true check (is_only_row),
  -- Later days are counted from events, favourites and conversations.
  rolled_up_to date not null
);
-- The first roll-up counts the favourites and conversations of the last two years.
insert into statistics_progress (rolled_up_to) values ((now() at time zone 'Europe/Paris')::date - 731);

create index favorites_created on favorites (created_at);
drop index conversations_seller;
create index conversations_seller on conversations (seller_id, created_at);
create index conversations_created on conversations (created_at);
