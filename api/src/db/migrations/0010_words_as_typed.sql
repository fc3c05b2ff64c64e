-- Words as people type them: feminine participles, plurals after a vowel, and the condition by its everyday names.
create or replace function search_text(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  result text := value;
  units constant text := 'mm2|cm2|m2|m3|mm|cm|dm|ml|m|kg|kw|g|t|litres?|l|w|v|a';
begin
  result := regexp_replace(result, '[Øø⌀]', ' diam ', 'g');
  result := replace(result, 'λ', ' lambda ');
  -- Thousands are set apart by a space that does not break; one that does may stand between two numbers.
  result := regexp_replace(result, '(\d)[\u00a0\u202f](?=\d{3}(?!\d))', '\1', 'g');
  result := public.fold_text(translate(result, U&'\00a0\202f²³', '  23'));
  result := regexp_replace(result, '\s+', ' ', 'g');
  result := regexp_replace(result, '(\d)[.,](?=\d)', '\1v', 'g');
  result := regexp_replace(result, '(v\d*[1-9])0+(?!\d)|v0+(?!\d)', '\1', 'g');
  result := regexp_replace(result, '(\d) ?g ?(?=\d)', '\1g', 'g');
  -- A unit tells little that its number does not, and is left out as often as not.
  result := regexp_replace(result, '(\d) ?(?:' || units || ')\M', '\1', 'g');
  result := regexp_replace(result, '(\d) ?[x*] ?(?=\d)', '\1x', 'g');
  result := regexp_replace(result, '(\d) ?/ ?(?=\d)', '\1s', 'g');
  result := regexp_replace(result, '\m(?:diametre|diam|dn)\M[.:=]? ?(?=\d)', 'diam', 'g');
  result := regexp_replace(result, '\mlambda ?[:=]? ?(?:0v0)?(?=\d\d\M)', 'lambda', 'g');
  result := regexp_replace(
    result, '\m(ba|gr|osb|st|per|icta|ipn|ipe|hea|heb|upn|pei|ac|ip|pn|r) ?[:=]? ?(?=\d)', '\1', 'g'
  );
  result := regexp_replace(result, '[^a-z0-9]+', ' ', 'g');
  -- « à », which the stop words only know with its accent.
  result := regexp_replace(result, '\ma\M ?', '', 'g');
  -- The stemmer takes « tuyaux » for the plural of "tuyal".
  result := regexp_replace(result, 'yaux\M', 'yau', 'g');
  -- Without accents it takes « traitée » for another word than « traité », and « lavabos » than « lavabo ».
  result := regexp_replace(result, '([a-z]{2})ees?\M', '\1e', 'g');
  result := regexp_replace(result, '([a-z]{3}[ou])s\M', '\1', 'g');
  return btrim(result);
end $$;


create function search_condition(condition text) returns text
  language sql immutable strict parallel safe
  return case condition
    when 'neuf' then 'neuf'
    when 'surplus' then 'surplus déstockage'
    -- « Matériaux anciens » is what dealers in salvage call it.
    else 'réemploi occasion récupération récup seconde main ancien'
  end;

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
    setweight(search_document(coalesce(category_names, '')), 'B');
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
  before insert or update of title, description, category_slug, attributes, reference, condition on materials
  for each row execute function index_material();

update materials set category_slug = category_slug;
-- Kept by their folded form, which has changed: the next start loads them again.
delete from search_terms;
delete from search_synonyms;
delete from reference_data where name in ('vocabulary', 'synonyms');
