-- Not of `reply_minutes`: a nightly job writes it for everyone.
create trigger announce_changed_shop after update of company_name, business_type, verified, pickup_hours, opening_hours,
  holiday_from, holiday_until, holiday_message on provider_profiles
  for each row when (old is distinct from new) execute function announce_materials_of_seller();
create trigger announce_moved_seller after update of city on users
  for each row when (old.city is distinct from new.city) execute function announce_materials_of_seller();
