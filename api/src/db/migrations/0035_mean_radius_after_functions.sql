-- Distances are those of the earth's mean radius, 6371 km; earthdistance measures on a sphere of 6378.168 km.
-- Before PostgreSQL 17 the expression of a column cannot be changed: its indexes go with it and are made again.
alter table materials drop column delivery_reach;
alter table materials add column delivery_reach double precision
  generated always as (gc_to_sec((delivery_max_km + 0.05) * 1000 * 6378.168 / 6371)) stored;
create index materials_published_delivery on materials (delivery_reach) where status = 'publie';
create index materials_published on materials (published_at desc, id desc)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, price_ttc_cents,
    base_price_cents, base_price_ttc_cents, delivery_reach, earth_position)
  where status = 'publie';
create index materials_published_root on materials (root_slug, published_at desc, id desc)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, price_ttc_cents,
    base_price_cents, base_price_ttc_cents, delivery_reach, earth_position, attributes)
  where status = 'publie';
create index materials_published_position on materials using gist (earth_position)
  include (root_slug, category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents,
    price_ttc_cents, base_price_cents, base_price_ttc_cents, delivery_reach)
  where status = 'publie';
create index materials_published_price_ttc on materials (price_ttc_cents, id)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, base_price_cents,
    base_price_ttc_cents, delivery_reach, earth_position)
  where status = 'publie';
