-- The week in which a material was published, its branch, category and condition stand among its words: the index of
-- words then finds the latest of thousands that share a word, or those of one branch, without reading the others.
-- No typed word begins with « @ ».
create function week_label(published_at timestamptz) returns text
  language sql stable strict parallel safe
  return '@week ' || to_char(published_at at time zone 'UTC', 'IYYYIW');

create function material_labels(published_at timestamptz, category_slug text, condition text) returns tsvector
  language sql stable parallel safe
  return array_to_tsvector(array_remove(array[
    week_label(published_at), '@root ' || root_category(category_slug), '@category ' || category_slug,
    '@condition ' || condition
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
    material_labels(new.published_at, new.category_slug, new.condition);
  new.search_vector := new.headline ||
    setweight(search_document(
      concat_ws(' ; ', search_attributes(new.category_slug, new.attributes), new.reference,
        search_condition(new.condition))
    ), 'C') ||
    setweight(search_document(new.description), 'D');
  return new;
end $$;
drop trigger index_material on materials;
create trigger index_material
  before insert or update of title, description, category_slug, attributes, reference, condition, published_at
  on materials
  for each row execute function index_material();

update materials
set headline = headline || material_labels(published_at, category_slug, condition),
  search_vector = search_vector || material_labels(published_at, category_slug, condition);
