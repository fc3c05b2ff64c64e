-- Browsers that logged in before: they have attempts of their own at a password, and open nothing.
create table remembered_devices (
  user_id uuid not null references users on delete cascade,
  -- Of the token in the browser's cookie, which is the same for all accounts used there.
  hash text not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, hash)
);
create index remembered_devices_hash on remembered_devices (hash);
create index remembered_devices_seen on remembered_devices (last_seen_at);

-- Keys held e-mail addresses in clear; from now on they hold hashes.
delete from rate_limits where key like '%@%';
-- A reset deletes all keys of an account: in this collation the index finds them by their prefix.
alter table rate_limits alter column key type text collate "C";
