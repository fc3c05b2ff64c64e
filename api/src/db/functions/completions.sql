-- What is worth completing of a title. « Chevron épicéa 63 × 75 mm, traité classe 2, big bag » gives its openings
-- « chevron », « chevron épicéa », « chevron épicéa 63 × 75 mm » and « chevron 63 × 75 mm », the words that begin its other
-- parts, and each word. An opening that ends in the middle (« escalier quart » of « escalier quart tournant bas ») is not
-- whole: it is worth it only if several titles have it.
create or replace function title_completions(title text)
  returns table (text text, is_opening boolean, is_whole boolean)
  language plpgsql immutable strict parallel safe as $$
declare
  space constant text := '[ \u00a0\u202f]';
  number constant text := '\d[\d.,]*';
  unit constant text := '(?:mm|cm|dm|m|kg|g|t|L|W|V|A|kW)[²³]?(?![[:alnum:]])';
  measure constant text := '(?:Ø' || space || '?)?' || number
    || '(?:' || space || '?[×x*/+à]' || space || '?' || number || '){0,2}(?:' || space || '?' || unit || ')?';
  -- « GR 32 », « OSB 3 », « type 22 », but not « PVC 120 × 100 cm » nor a year.
  code constant text := '(?:[[:upper:]]{1,5}|λ|Th|type)' || space || '\d{1,3}(?:,\d+)?'
    || '(?![\d,]|' || space || '?(?:[×x*/+]|' || unit || '))';
  dimension constant text := '^(?:Ø.*|\d.*(?:[[:alpha:]²³]|[×x*/+].*))$';
  unfinished constant text :=
    '^(?:d[eu]|des|en|aux?|et|ou|à|pour|avec|sans|sur|sous|par|l[ae]|les|avant|type|ép\.|[[:alpha:]]|[^[:alnum:]]+)$';
  segments constant text[] := regexp_split_to_array(title, ',(?!\d)\s*|\s*[;:()«»"]\s*|\s[–—-]\s');
  parts constant text[] := array(
    select part[1] from regexp_matches(segments[1], '(' || code || '|' || measure || '|[^\s\u00a0\u202f]+)', 'g') as part
  );
  dimensioned constant text := (select part from unnest(parts[3:]) as part where part ~ dimension limit 1);
  head constant text := regexp_replace(parts[1], '^[[:upper:]](?=[[:lower:]])', lower(left(parts[1], 1)));
begin
  if parts[1] ~ '^[[:alpha:]]' then
    return query
      select concat_ws(' ', head, nullif(array_to_string(parts[2:last], ' '), '')), true,
        (last <= 2 and parts[last] !~ '^\d+$') or last = cardinality(parts) or parts[last] ~ '[[:alpha:]].*\d' or parts[last] ~ dimension
      from generate_series(1, least(cardinality(parts), 6)) as last
      where last = 1 or parts[last] !~ unfinished and coalesce(parts[last + 1] !~ '^d(?:[eu]|es|’.*)$', true);
  end if;
  if dimensioned is not null and head ~ '[[:alpha:]]{3}' then
    return query select head || ' ' || dimensioned, true, true;
  end if;
  return query
    select lower(words[1]), false, false
    from unnest(segments[2:]) as segment, regexp_match(segment, '^[[:alpha:]]{3,} [[:alpha:]]{3,}') as words
    where words is not null;
  return query
    select case when word ~ '[[:upper:]].*[[:upper:]]|\d' then word else lower(word) end, false, true
    from regexp_split_to_table(title, '[^[:alnum:]]+') as word
    where word ~ '^[[:alpha:]]' and length(word) >= 3;
end $$;
