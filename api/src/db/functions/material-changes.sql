-- One notification for each statement, whatever its number of rows: caches of all processes forget what they keep of
-- these materials. A payload has room for 8,000 bytes, so many at once are announced as « * ».
create or replace function notify_materials(ids text[]) returns void
  language plpgsql as $$
begin
  if cardinality(ids) > 0 then
    -- An import writes many statements in one transaction: PostgreSQL sends the same payload once.
    perform pg_notify('materials', case
      when cardinality(ids) > 200 or current_setting('parpaing.announce_all', true) = 'on' then '*' else array_to_string(ids, ',') end);
  end if;
end $$;

create or replace function announce_materials() returns trigger
  language plpgsql as $$
begin
  perform notify_materials(array(select id::text from changed where published_at is not null limit 201));
  return null;
end $$;

create or replace function announce_material_images() returns trigger
  language plpgsql as $$
begin
  perform notify_materials(array(select distinct material_id::text from changed limit 201));
  return null;
end $$;

-- A seller's name, hours and town stand on the pages of their materials.
create or replace function announce_materials_of_seller() returns trigger
  language plpgsql as $$
declare
  seller constant uuid := coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id');
begin
  perform notify_materials(array(
    select id::text from materials where seller_id = seller and status = 'publie' limit 201));
  return null;
end $$;
