-- search_text and stemmable have changed: what they had filled is filled again, by the next start where it is deleted.
update materials set category_slug = category_slug;
delete from search_terms;
delete from search_synonyms;
delete from reference_data where name in ('vocabulary', 'synonyms');
