-- How the trade writes numbers, brought to one form: « 20 × 20 × 50 », "20x20x50" and "20*20*50" become 20x20x50,
-- « 32,5 » 32v5, « 0/31,5 » 0s31v5, « GR 32 » gr32, « R = 5 » r5, « Ø 100 » diam100, « λ 0,032 » lambda32. What comes
-- out is letters, digits and single spaces, which the text search parser takes apart at the spaces and nowhere else.
-- Materials and searches both go through here: that is why they meet.
create function search_text(value text) returns text
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
  return btrim(result);
end $$;

-- What a text can be found by beyond its own words: each number of a dimension and every order of them, since a
-- block is 20 × 20 × 50 to one and 50 × 20 × 20 to another; letters and number of a code, "ba13" by "ba" and "13",
-- and « ST25C » by "st25".
create function search_parts(folded text) returns text
  language sql immutable strict parallel safe
  return (
    select coalesce(string_agg(
      case when d[3] is null then concat_ws(' ', d[1], d[2], d[2] || 'x' || d[1])
      else concat_ws(' ', d[1], d[2], d[3],
        d[1] || 'x' || d[2], d[2] || 'x' || d[1], d[1] || 'x' || d[3], d[3] || 'x' || d[1], d[2] || 'x' || d[3],
        d[3] || 'x' || d[2], concat_ws('x', d[1], d[3], d[2]), concat_ws('x', d[2], d[1], d[3]),
        concat_ws('x', d[2], d[3], d[1]), concat_ws('x', d[3], d[1], d[2]), concat_ws('x', d[3], d[2], d[1]))
      end, ' '), '')
    from regexp_matches(folded, '\m(\d+(?:v\d+)?)x(\d+(?:v\d+)?)(?:x(\d+(?:v\d+)?))?\M', 'g') as d
  ) || ' ' || (
    select coalesce(string_agg(concat_ws(' ', c[1], c[2] || c[3], case when c[3] <> '' then c[1] || c[2] end), ' '), '')
    from regexp_matches(folded, '\m([a-z]+)(\d+)([a-z0-9]*)\M', 'g') as c
  );

create text search configuration trade (copy = french);
alter text search configuration trade
  alter mapping for hword, hword_part, word, asciihword, hword_asciipart, asciiword with unaccent, french_stem;

create function search_document(value text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
declare
  folded constant text := public.search_text(value);
begin
  return to_tsvector('public.trade', folded || ' ' || public.search_parts(folded));
end $$;

-- The stems of a text in their order, stop words left out.
create function search_lexemes(value text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(lexeme order by place), '{}')
    from unnest(to_tsvector('public.trade', search_text(value))) as found (lexeme, places, weights),
      unnest(places) as place
  );

alter table materials
  -- Title (A), category (B), attributes and reference (C), description (D).
  add column search_vector tsvector not null default '',
  -- Title and category alone: what all words of a search are looked for in first.
  add column headline tsvector not null default '',
  -- The title as it is completed while typing; "C" makes « begins with » a range of an index.
  add column title_key text collate "C" not null default '',
  add column is_professional boolean not null default true,
  -- How far the seller delivers, as the position index measures; distances are told to a tenth of a kilometre.
  add column delivery_reach double precision
    generated always as (gc_to_sec((delivery_max_km + 0.05) * 1000)) stored,
  add column price_ttc_cents integer not null
    generated always as (round(price_cents * (1 + vat_rate / 100))) stored,
  add column base_price_ttc_cents numeric not null
    generated always as (round(price_cents * (1 + vat_rate / 100) / content, 4)) stored;

-- « Épaisseur 100 mm », « R 3,1 », the label alone of what is simply so.
create function search_attributes(category text, attributes jsonb) returns text
  language sql stable strict parallel safe
  return (
    select coalesce(string_agg(
      case jsonb_typeof(value)
        when 'boolean' then case when value = 'true' then definition ->> 'label' end
        when 'number' then concat_ws(' ', definition ->> 'label', value #>> '{}', definition ->> 'unit')
        else value #>> '{}'
      end, ' ; '), '')
    from jsonb_each(attributes) as given (key, value)
    left join lateral (
      select definition
      from categories as own
      left join categories as parent on parent.slug = own.parent_slug
      cross join jsonb_array_elements(coalesce(parent.attributes, '[]') || own.attributes) as definition
      where own.slug = category and definition ->> 'key' = given.key
      limit 1
    ) as known on true
  );

create function index_material() returns trigger
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
      search_attributes(new.category_slug, new.attributes) || ' ; ' || coalesce(new.reference, '')
    ), 'C') ||
    setweight(search_document(new.description), 'D');
  return new;
end $$;
create trigger index_material
  before insert or update of title, description, category_slug, attributes, reference on materials
  for each row execute function index_material();

create function index_category() returns trigger
  language plpgsql as $$
begin
  update materials set category_slug = category_slug
  where category_slug = new.slug or category_slug in (select slug from categories where parent_slug = new.slug);
  return null;
end $$;
create trigger index_category after update of name_fr, parent_slug, attributes on categories
  for each row
  when ((old.name_fr, old.parent_slug, old.attributes) is distinct from (new.name_fr, new.parent_slug, new.attributes))
  execute function index_category();

create function copy_seller_type() returns trigger
  language plpgsql as $$
begin
  new.is_professional := not exists (
    select from provider_profiles where user_id = new.seller_id and business_type = 'particulier'
  );
  return new;
end $$;
create trigger copy_seller_type before insert or update of seller_id on materials
  for each row execute function copy_seller_type();

create function spread_seller_type() returns trigger
  language plpgsql as $$
begin
  update materials set is_professional = new.business_type <> 'particulier'
  where seller_id = new.user_id and is_professional <> (new.business_type <> 'particulier');
  return null;
end $$;
create trigger spread_seller_type after insert or update of business_type on provider_profiles
  for each row execute function spread_seller_type();

update materials set category_slug = category_slug, seller_id = seller_id;

create index materials_published_search on materials using gin (search_vector) where status = 'publie';
create index materials_published_headline on materials using gin (headline) where status = 'publie';
create index materials_published_attributes on materials using gin (attributes jsonb_path_ops)
  where status = 'publie';
create index materials_published_price on materials (price_cents, id) where status = 'publie';
create index materials_published_price_ttc on materials (price_ttc_cents, id) where status = 'publie';
create index materials_published_base_price on materials (base_unit, base_price_cents, id) where status = 'publie';
create index materials_published_base_price_ttc on materials (base_unit, base_price_ttc_cents, id)
  where status = 'publie';
create index materials_published_unit on materials (sale_unit, published_at desc, id desc) where status = 'publie';
create index materials_published_condition on materials (condition, published_at desc, id desc)
  where status = 'publie';
create index materials_published_seller_type on materials (is_professional, published_at desc, id desc)
  where status = 'publie';
create index materials_published_delivery on materials (delivery_reach) where status = 'publie';
create index materials_published_title on materials (title_key, id) where status = 'publie';
create index materials_updated on materials (updated_at) where status = 'publie';

-- What the trade also calls it. `key` is the stems of a term, `query` another way to say it, `is_near` one that is
-- close and not the same. Loaded from modules/materials/search/synonyms.txt.
create table search_synonyms (
  key text collate "C" not null,
  query tsquery not null,
  is_near boolean not null,
  primary key (key, query)
);

-- Words and terms seen in titles, categories and synonyms: what a misspelt word is compared with, and what is
-- completed while typing. `key` is folded, `text` is how people write it.
create table search_terms (
  key text collate "C" not null,
  text text not null,
  frequency integer not null,
  is_word boolean not null,
  primary key (key, text)
);
create index search_terms_likeness on search_terms using gin ((key collate "default") gin_trgm_ops) where is_word;

create table favorites (
  user_id uuid not null references users on delete cascade,
  material_id uuid not null references materials on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, material_id)
);
create index favorites_recent on favorites (user_id, created_at desc, material_id desc);
create index favorites_material on favorites (material_id);
