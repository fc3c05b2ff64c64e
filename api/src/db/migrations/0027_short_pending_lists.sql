-- Every search reads the pending list of the index through. While an import adds to it, 4 MB (the default) cost a search
-- 25 ms of the processor, 512 kB cost 3.
alter index materials_published_search set (gin_pending_list_limit = 512);
alter index materials_published_headline set (gin_pending_list_limit = 512);
alter index materials_published_attributes set (gin_pending_list_limit = 512);
