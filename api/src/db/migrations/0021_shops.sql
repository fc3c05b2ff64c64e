alter table provider_profiles
  add column banner_id uuid references media on delete set null,
  -- Seven lists, from Monday on, of [{from, until}] as HH:MM; null when the seller has not told them. `pickup_hours` is
  -- a remark in the seller's own words.
  add column opening_hours jsonb check (jsonb_array_length(opening_hours) = 7),
  add column holiday_from date,
  add column holiday_until date,
  add column holiday_message text not null default '',
  add constraint holiday_whole_or_absent check (
    num_nonnulls(holiday_from, holiday_until) in (0, 2) and coalesce(holiday_from <= holiday_until, true)
  );
create index provider_profiles_banner on provider_profiles (banner_id) where banner_id is not null;

-- What a seller has for sale, counted by a job (decision 032): a list of sellers reads no material.
create table seller_summaries (
  seller_id uuid primary key references users on delete cascade,
  material_count integer not null check (material_count > 0),
  -- The root with the most materials first.
  root_slugs text[] not null
);
create index seller_summaries_size on seller_summaries (material_count desc, seller_id);

create table seller_places (
  seller_id uuid not null references users on delete cascade,
  commune_code text not null,
  postal_code text not null,
  city text not null,
  department text not null,
  latitude double precision not null,
  longitude double precision not null,
  earth_position earth not null generated always as (ll_to_earth(latitude, longitude)) stored,
  material_count integer not null,
  -- The farthest of its materials; null when none is delivered.
  delivery_max_km integer,
  primary key (seller_id, commune_code)
);
create index seller_places_position on seller_places using gist (earth_position);

-- Sellers to count again. Without a key: two sales at once by one seller must not wait for each other.
create table stale_sellers (seller_id uuid not null);
insert into stale_sellers select user_id from provider_profiles;
