-- Week, branch, condition, place and price no longer stand among a material's words (decision 034).
create or replace trigger index_material
  before insert or update of title, description, category_slug, attributes, reference, condition on materials
  for each row execute function index_material();

-- Migration 0032 fills the words again, and 0033 indexes them.
drop index materials_published_search, materials_published_headline, materials_unpublished_headline,
  materials_published_attributes;

drop function material_labels(timestamptz, text, text, text, double precision, double precision, integer, numeric, numeric);
drop function week_label(timestamptz);
drop function price_step(numeric);
