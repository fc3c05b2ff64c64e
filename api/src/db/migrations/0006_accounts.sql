-- Told once that an account unused for three years goes away.
alter table users add column inactivity_warned_at timestamptz;
-- When the person accepted the terms of use.
alter table users add column terms_accepted_at timestamptz;
create index users_last_login on users (coalesce(last_login_at, created_at)) where deleted_at is null;
create index users_unverified on users (created_at) where verified_at is null and deleted_at is null;

-- A family of refresh tokens: one device that logged in, until it logs out or stays idle.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  shared_device boolean not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- The end of inactivity or of the whole session, whichever comes first; each refresh moves it.
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);
create index sessions_end on sessions (expires_at);
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;

-- Rotated ones stay as long as their session: seeing one again betrays a theft.
create table refresh_tokens (
  hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  -- The one it was given for, which still asks for another in its place until this one is used.
  previous_hash text,
  issued_at timestamptz not null default now(),
  rotated_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create unique index refresh_tokens_live on refresh_tokens (session_id) where rotated_at is null;

-- Access tokens given back before their time.
create table revoked_tokens (
  jti uuid primary key,
  expires_at timestamptz not null
);
create index revoked_tokens_end on revoked_tokens (expires_at);

-- Of links in mails. Taking one deletes it, so that it serves once.
create table email_tokens (
  hash text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'change_email')),
  -- What the link brings into force: a new address, or the registration that asked for it.
  new_email citext check (length(new_email) <= 254),
  password_hash text,
  full_name text,
  terms_accepted_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((purpose = 'change_email') = (new_email is not null)),
  check ((purpose = 'verify') = (num_nonnulls(password_hash, full_name) = 2))
);
create index email_tokens_user on email_tokens (user_id, purpose);
create index email_tokens_end on email_tokens (expires_at);

-- Browser and system an account was used from: another one is told to its owner.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device text not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device)
);
create index known_devices_seen on known_devices (last_seen_at);

-- Logged after all: the counts now hold back those who guess passwords, and a crash must not set them free.
-- What it costs is a few hundred bytes of journal for calls that write anyway.
alter table rate_limits set logged;

-- What a seller's page lists.
create index materials_published_seller on materials (seller_id, published_at desc, id desc)
  where status = 'publie';
-- What the daily clean-up looks for.
create index newsletter_tokens_end on newsletter_tokens (expires_at) where expires_at is not null;
create index newsletter_subscriptions_left on newsletter_subscriptions (status, created_at)
  where status <> 'confirmed';
