-- Counting within a radius, what is delivered to a place, or between two prices reads an index and not the table, as
-- counting by date does since 0008. Built before the old ones go: dropping shuts out whoever reads, building does not.
create index materials_published_position_wide on materials using gist (earth_position)
  include (root_slug, category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents,
    price_ttc_cents, base_price_cents, base_price_ttc_cents, delivery_reach)
  where status = 'publie';
create index materials_published_price_ttc_wide on materials (price_ttc_cents, id)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, base_price_cents,
    base_price_ttc_cents, delivery_reach, earth_position)
  where status = 'publie';
drop index materials_published_position, materials_published_price_ttc;
alter index materials_published_position_wide rename to materials_published_position;
alter index materials_published_price_ttc_wide rename to materials_published_price_ttc;
