-- The category at the top of a material's branch: « Isolation » is one value to look up, not one for each of its
-- subcategories, and so an index can walk through it from the latest on.
alter table materials add column root_slug text not null default '';

create function root_category(category text) returns text
  language sql stable strict parallel safe
  return (
    with recursive line as (
      select slug, parent_slug from categories where slug = category
      union all
      select above.slug, above.parent_slug from categories as above join line on above.slug = line.parent_slug
    )
    select slug from line where parent_slug is null
  );

create function file_material() returns trigger
  language plpgsql as $$
begin
  new.root_slug := coalesce(root_category(new.category_slug), '');
  return new;
end $$;
create trigger file_material before insert or update of category_slug on materials
  for each row execute function file_material();

update materials set root_slug = coalesce(root_category(category_slug), '');

-- They are in an index below, whose entries have room for this much.
alter table materials add constraint attributes_fit_their_index check (pg_column_size(attributes) <= 1600);

-- With what filters and facets look at: counting ten thousand of a million reads some hundred pages of an index where
-- the table would be ten thousand pages of its own.
drop index materials_published, materials_published_condition, materials_published_seller_type;
create index materials_published on materials (published_at desc, id desc)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, price_ttc_cents,
    base_price_cents, base_price_ttc_cents, delivery_reach, earth_position)
  where status = 'publie';
create index materials_published_root on materials (root_slug, published_at desc, id desc)
  include (category_slug, condition, sale_unit, base_unit, is_professional, stock, price_cents, price_ttc_cents,
    base_price_cents, base_price_ttc_cents, delivery_reach, earth_position, attributes)
  where status = 'publie';

-- A category tells its root: without knowing it, the planner would expect next to nothing of both.
create statistics materials_branch (dependencies) on root_slug, category_slug from materials;
