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

-- As contract/src/delivery-time.ts counts them, which filters/delivery-time.test.ts compares.
create or replace function count_handover_days() returns trigger
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  available smallint;
  delivery smallint;
begin
  select available_in_days, delivery_in_days into available, delivery
    from provider_profiles where user_id = new.seller_id;
  available := coalesce(new.available_in_days, available);
  delivery := coalesce(new.delivery_in_days, delivery);
  new.pickup_days := case when new.pickup then available end;
  new.arrival_days := case when new.delivery_max_km is not null and delivery is not null
    then greatest(delivery, available) end;
  return new;
end $$;
