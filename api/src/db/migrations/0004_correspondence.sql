create table contact_requests (
  id uuid primary key,
  name text not null,
  email citext not null,
  topic text not null check (topic in ('achat', 'vente', 'compte', 'signalement', 'presse', 'autre')),
  message text not null,
  -- Given by the sender: a repeated request is the same one.
  idempotency_key text,
  created_at timestamptz not null default now(),
  unique (email, idempotency_key)
);
create index contact_requests_recent on contact_requests (created_at desc);

create table newsletter_subscriptions (
  id uuid primary key,
  email citext not null unique,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);

-- Only the hash is kept, so a link cannot be made again from it: each mail carries tokens of its own.
create table newsletter_tokens (
  hash text primary key,
  subscription_id uuid not null references newsletter_subscriptions on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz
);
create index newsletter_tokens_subscription on newsletter_tokens (subscription_id);

-- Unlogged: forgetting the counts in a crash costs less than writing each of them twice.
create unlogged table rate_limits (
  key text primary key,
  taken integer not null,
  ends_at timestamptz not null
);
create index rate_limits_end on rate_limits (ends_at);
