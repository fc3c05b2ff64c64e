-- Of published and other materials: the planner never combines two partial indexes that share a condition, so that a word
-- and a price could not be looked up together.
create index materials_search on materials using gin (search_vector) with (gin_pending_list_limit = 512);
create index materials_headline on materials using gin (headline) with (gin_pending_list_limit = 512);
create index materials_attributes on materials using gin (attributes jsonb_path_ops)
  with (gin_pending_list_limit = 512);
analyze materials;
