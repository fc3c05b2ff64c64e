-- What one or two letters begin is thousands of terms: the commonest are read first, and no others.
create index search_terms_first_letter on search_terms (left(key, 1), frequency desc);
create index search_terms_two_letters on search_terms (left(key, 2), frequency desc);
