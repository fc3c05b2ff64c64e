-- Labels are lexemes beside the words of a material, so that the GIN index on words also narrows down by week, category,
-- condition, area and price. search_text removes « @ », so that nobody can type one.
create or replace function week_label(published_at timestamptz) returns text
  language sql stable strict parallel safe
  return '@week ' || to_char(published_at at time zone 'UTC', 'IYYYIW');

-- Number of digits, then the first digit: 1537 is « 41 ». search/filters/labels.ts computes the same.
create or replace function price_step(cents numeric) returns text
  language sql immutable strict parallel safe
  return length(floor(cents)::text) || left(floor(cents)::text, 1);

create or replace function material_labels(
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
