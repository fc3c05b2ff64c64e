-- unaccent(text) is only STABLE, because its dictionary could change, so PostgreSQL refuses it in generated columns.
-- Naming the dictionary lets us declare the function IMMUTABLE; nobody may then change the dictionary.
create or replace function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));
