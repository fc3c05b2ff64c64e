-- The defaults of a shop, and what a material says otherwise: whole days from today (decision 052).
alter table provider_profiles
  add column available_in_days smallint check (available_in_days between 0 and 90),
  add column delivery_in_days smallint check (delivery_in_days between 0 and 90);
alter table materials
  add column available_in_days smallint check (available_in_days between 0 and 90),
  add column delivery_in_days smallint check (delivery_in_days between 0 and 90),
  -- What comes of both, kept by the trigger below and, for the shop, by a job: until it can be collected, and until it
  -- is delivered.
  add column pickup_days smallint,
  add column arrival_days smallint;

create trigger count_handover_days
  before insert or update of seller_id, pickup, delivery_max_km, available_in_days, delivery_in_days on materials
  for each row execute function count_handover_days();

-- The few that are here in time are looked up; counting many reads the wide indexes, as other filters do (0012).
create index materials_published_soonest on materials (least(pickup_days, arrival_days))
  where status = 'publie' and least(pickup_days, arrival_days) is not null;
create index materials_published_timed on materials (published_at desc, id desc)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, price_ttc_cents,
    base_price_cents, base_price_ttc_cents, delivery_reach, pickup_days, arrival_days, earth_position)
  where status = 'publie';
create index materials_published_root_timed on materials (root_slug, published_at desc, id desc)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, price_ttc_cents,
    base_price_cents, base_price_ttc_cents, delivery_reach, pickup_days, arrival_days, earth_position, attributes)
  where status = 'publie';
create index materials_published_position_timed on materials using gist (earth_position)
  include (root_slug, category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents,
    price_ttc_cents, base_price_cents, base_price_ttc_cents, delivery_reach, pickup_days, arrival_days)
  where status = 'publie';
create index materials_published_price_ttc_timed on materials (price_ttc_cents, id)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, base_price_cents,
    base_price_ttc_cents, delivery_reach, pickup_days, arrival_days, earth_position)
  where status = 'publie';
drop index materials_published, materials_published_root, materials_published_position,
  materials_published_price_ttc;
alter index materials_published_timed rename to materials_published;
alter index materials_published_root_timed rename to materials_published_root;
alter index materials_published_position_timed rename to materials_published_position;
alter index materials_published_price_ttc_timed rename to materials_published_price_ttc;
