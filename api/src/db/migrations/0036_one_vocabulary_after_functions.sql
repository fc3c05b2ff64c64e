-- Words are in search_words, what is offered while typing in search_completions.
drop table search_terms;
