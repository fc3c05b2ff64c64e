-- Kept, not computed: within a wide radius the conversion of each row took most of the time.
alter table materials
  add column earth_position earth not null generated always as (ll_to_earth(latitude, longitude)) stored;
drop index materials_published_position;
create index materials_published_position on materials using gist (earth_position) where status = 'publie';
