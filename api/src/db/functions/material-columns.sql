create or replace function root_category(category text) returns text
  language sql stable strict parallel safe
  return (
    with recursive line as (
      select slug, parent_slug from categories where slug = category
      union all
      select above.slug, above.parent_slug from categories as above join line on above.slug = line.parent_slug
    )
    select slug from line where parent_slug is null
  );

create or replace function file_material() returns trigger
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  new.root_slug := coalesce(root_category(new.category_slug), '');
  return new;
end $$;

create or replace function copy_seller_type() returns trigger
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  new.is_professional := not exists (
    select from provider_profiles where user_id = new.seller_id and business_type = 'particulier'
  );
  return new;
end $$;

create or replace function spread_seller_type() returns trigger
  language plpgsql as $$
begin
  update materials set is_professional = new.business_type <> 'particulier'
  where seller_id = new.user_id and is_professional <> (new.business_type <> 'particulier');
  return null;
end $$;
