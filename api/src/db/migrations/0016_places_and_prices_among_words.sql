-- Where a material is and what it costs stand among its words too, coarsely: words within 30 km, or between two prices,
-- then read what is about there, and not all that has the words, or all that is there.
drop function material_labels(timestamptz, text, text);

-- How long it is and the digit it begins with: 1 537 is « 41 ».
create function price_step(cents numeric) returns text
  language sql immutable strict parallel safe
  return length(floor(cents)::text) || left(floor(cents)::text, 1);

create function material_labels(
  published_at timestamptz, root_slug text, category_slug text, condition text, latitude double precision,
  longitude double precision, price_cents integer, vat_rate numeric, content numeric
) returns tsvector
  language sql stable parallel safe
  return array_to_tsvector(array_remove(array[
    week_label(published_at), '@root ' || root_slug, '@category ' || category_slug,
    '@condition ' || condition,
    '@quarter ' || floor(latitude * 4)::int || ' ' || floor(longitude * 4)::int,
    '@degree ' || floor(latitude)::int || ' ' || floor(longitude)::int,
    '@price ' || price_step(round(price_cents * (1 + vat_rate / 100))),
    '@base_price ' || price_step(round(price_cents * (1 + vat_rate / 100) / content, 4))
  ], null));

create or replace function index_material() returns trigger
  language plpgsql as $$
declare
  category_names constant text := (
    select concat_ws(' ', own.name_fr, parent.name_fr) from categories as own
    left join categories as parent on parent.slug = own.parent_slug
    where own.slug = new.category_slug
  );
  first_lexeme constant text := (search_lexemes(new.title))[1];
begin
  new.title_key := search_text(new.title);
  new.headline :=
    setweight(search_document(new.title), 'A') ||
    -- What a French title begins with is what is sold; the rest tells which.
    coalesce(format('%L:1A', '^' || first_lexeme)::tsvector, '') ||
    setweight(search_document(coalesce(category_names, '')), 'B') ||
    -- The trigger before this one, by its name, has found the root.
    material_labels(new.published_at, new.root_slug, new.category_slug, new.condition, new.latitude, new.longitude,
      new.price_cents, new.vat_rate, new.content);
  new.search_vector := new.headline ||
    setweight(search_document(
      concat_ws(' ; ', search_attributes(new.category_slug, new.attributes), new.reference,
        search_condition(new.condition))
    ), 'C') ||
    setweight(search_document(new.description), 'D');
  return new;
end $$;
-- Replaced and not dropped: who reads need not wait for the update below.
create or replace trigger index_material
  before insert or update of title, description, category_slug, attributes, reference, condition, published_at, latitude,
    longitude, price_cents, vat_rate, content
  on materials
  for each row execute function index_material();

update materials
set headline = headline || material_labels(published_at, root_slug, category_slug, condition, latitude, longitude,
    price_cents, vat_rate, content),
  search_vector = search_vector || material_labels(published_at, root_slug, category_slug, condition, latitude, longitude,
    price_cents, vat_rate, content);
analyze materials;
