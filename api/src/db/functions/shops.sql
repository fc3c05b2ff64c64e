-- Holidays begin and end at midnight in Paris.
create or replace function current_holiday(first_day date, last_day date, message text) returns json
  language sql stable parallel safe
  return case when (now() at time zone 'Europe/Paris')::date between first_day and last_day
    then json_build_object('from', first_day, 'until', last_day, 'message', message) end;

create or replace function mark_stale_seller() returns trigger
  language plpgsql as $$
begin
  insert into stale_sellers values (coalesce(new.seller_id, old.seller_id));
  return null;
end $$;

create or replace trigger mark_seller_of_new after insert on materials
  for each row when (new.status = 'publie') execute function mark_stale_seller();

create or replace trigger mark_seller_of_changed after update on materials
  for each row when (
    'publie' in (old.status, new.status)
    and (old.status, old.root_slug, old.commune_code, old.latitude, old.longitude, old.delivery_max_km)
      is distinct from (new.status, new.root_slug, new.commune_code, new.latitude, new.longitude, new.delivery_max_km)
  ) execute function mark_stale_seller();

create or replace trigger mark_seller_of_deleted after delete on materials
  for each row when (old.status = 'publie') execute function mark_stale_seller();
