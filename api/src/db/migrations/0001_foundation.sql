create extension if not exists citext;
create extension if not exists cube;
create extension if not exists earthdistance;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() alone is only STABLE (its dictionary could change), which forbids it in indexes and
-- generated columns. Naming the dictionary makes the promise ours to keep.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Mails kept for /dev/mailbox when no SMTP server is configured.
create table kept_mails (
  id uuid primary key,
  recipient citext not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now()
);
create index kept_mails_recent on kept_mails (created_at desc, id desc);
