create table imports (
  id uuid primary key,
  seller_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('csv', 'photos')),
  state text not null check (state in ('receiving', 'checking', 'ready', 'saving', 'done', 'failed')),
  file_name text not null,
  bytes integer not null,
  -- The CSV file, read again by each check and by the import itself; archives of photos are in the media storage.
  content bytea,
  -- Chosen by the seller, in the order of the columns; null when they are recognised by their names.
  targets jsonb,
  -- Grows when the columns are chosen again, so that the result of an older check is dropped.
  revision integer not null default 1,
  publish boolean not null default true,
  done integer not null default 0,
  total integer not null default 0,
  failure text,
  report jsonb,
  faults jsonb,
  created_at timestamptz not null default now()
);
create index imports_seller on imports (seller_id, kind, created_at desc);
create index imports_created on imports (created_at);

-- Of the file that was sent: the same photo sent again is recognised.
alter table media add column source_hash bytea;

alter table provider_profiles add column if not exists
  material_limit integer not null default 5000 check (material_limit between 0 and 1000000);
