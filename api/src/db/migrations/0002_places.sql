-- The form in which place names are compared, stored and typed alike: "St-Étienne" and "saint etienne",
-- "L'Haÿ" and "l hay", "Paris 11e", "paris 11ème arrondissement" and "paris 11".
create function place_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(
      btrim(regexp_replace(fold_text(value), '[^a-z0-9]+', ' ', 'g')),
      '\mst(e?)\M', 'saint\1', 'g'
    ),
    '(\d) ?(?:er|e|eme|nd)?(?: (?:arrondissement|ardt|arr))?$', '\1'
  );

-- What is left of a key for comparing spellings: the dropped words are in thousands of names, so they
-- tell nothing and would make the trigram index read them all.
create function place_core(key text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    key, '\m(?:sainte?|l|le|la|les|d|de|du|des|en|sur|sous|au|aux|et)\M ?', '', 'g'
  ));

-- Collation "C" makes "begins with" a range of the index, whatever the language of the database.
create table places (
  code text not null,
  postal_code text collate "C" not null,
  name text not null,
  department text not null,
  population integer not null,
  latitude double precision not null,
  longitude double precision not null,
  -- Placed at the centre of neighbouring towns: 5 km off as a rule, 20 at times.
  is_approximate boolean not null default false,
  search_name text collate "C" not null generated always as (place_key(name)) stored,
  search_core text not null generated always as (place_core(place_key(name))) stored,
  primary key (code, postal_code)
);
create index places_postal_code on places (postal_code);
create index places_search_name on places (search_name);
create index places_search_core on places using gin (search_core gin_trgm_ops);
-- A radius around someone wants towns that are really there; approximate ones share their points,
-- which also makes such an index very slow to fill.
create index places_position on places using gist (ll_to_earth(latitude, longitude)) where not is_approximate;

-- Which version of the data shipped with the product is loaded.
create table reference_data (
  name text primary key,
  version text not null,
  loaded_at timestamptz not null default now()
);
