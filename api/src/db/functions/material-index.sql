-- « Épaisseur 100 mm », « R 3,1 »; of an attribute that is true, its label.
create or replace function search_attributes(category text, attributes jsonb) returns text
  language plpgsql stable strict parallel safe as $$
declare
  definition jsonb;
  given jsonb;
  words text;
begin
  for definition in
    select jsonb_array_elements(coalesce(parent.attributes, '[]') || own.attributes)
    from categories as own
    left join categories as parent on parent.slug = own.parent_slug
    where own.slug = category
  loop
    given := attributes -> (definition ->> 'key');
    words := concat_ws(' ; ', words, case jsonb_typeof(given)
      when 'boolean' then case when given = 'true' then definition ->> 'label' end
      when 'number' then concat_ws(' ', definition ->> 'label', given #>> '{}', definition ->> 'unit')
      else given #>> '{}'
    end);
  end loop;
  return words;
end $$;

create or replace function search_condition(condition text) returns text
  language sql immutable strict parallel safe
  return case condition
    when 'neuf' then 'neuf'
    when 'surplus' then 'surplus déstockage'
    -- Dealers in salvaged materials say « matériaux anciens ».
    else 'réemploi occasion récupération récup seconde main ancien'
  end;

create or replace function index_material() returns trigger
  language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  category_names constant text := (
    select concat_ws(' ', own.name_fr, parent.name_fr) from categories as own
    left join categories as parent on parent.slug = own.parent_slug
    where own.slug = new.category_slug
  );
  folded_title constant text := search_text(new.title);
  title_words constant tsvector := folded_document(folded_title);
  first_lexeme constant text := (select lexeme from unnest(title_words) order by positions[1] limit 1);
begin
  new.title_key := folded_title;
  new.headline :=
    setweight(title_words, 'A') ||
    -- A French title begins with the thing that is sold: its first lexeme is also indexed with « ^ », for ranking.
    coalesce(format('%L:1A', '^' || first_lexeme)::tsvector, '') ||
    setweight(search_document(coalesce(category_names, '')), 'B');
  new.search_vector := new.headline ||
    setweight(search_document(
      concat_ws(' ; ', search_attributes(new.category_slug, new.attributes), new.reference,
        search_condition(new.condition))
    ), 'C') ||
    setweight(search_document(new.description), 'D');
  return new;
end $$;

create or replace function index_category() returns trigger
  language plpgsql as $$
begin
  update materials set category_slug = category_slug
  where category_slug = new.slug or category_slug in (select slug from categories where parent_slug = new.slug);
  return null;
end $$;
