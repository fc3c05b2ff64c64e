-- The one folding rule for words, applied to materials when they are indexed and to what people type:
-- « 20 × 20 × 50 », "20x20x50" and "20*20*50" become 20x20x50, « 32,5 » 32v5, « 0/31,5 » 0s31v5, « GR 32 » gr32, « R = 5 » r5,
-- « Ø 100 » diam100, « λ 0,032 » lambda32. The result has only letters, digits and single spaces, so that the text search
-- parser splits it at the spaces and nowhere else.
create or replace function search_text(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  result text := value;
  units constant text := 'mm2|cm2|m2|m3|mm|cm|dm|ml|m|kg|kw|g|t|litres?|l|w|v|a';
begin
  result := regexp_replace(result, '[Øø⌀]', ' diam ', 'g');
  result := replace(result, 'λ', ' lambda ');
  -- A no-break space separates thousands; an ordinary space may separate two numbers.
  result := regexp_replace(result, '(\d)[\u00a0\u202f](?=\d{3}(?!\d))', '\1', 'g');
  result := public.fold_text(translate(result, U&'\00a0\202f²³', '  23'));
  result := regexp_replace(result, '\s+', ' ', 'g');
  result := regexp_replace(result, '(\d)[.,](?=\d)', '\1v', 'g');
  result := regexp_replace(result, '(v\d*[1-9])0+(?!\d)|v0+(?!\d)', '\1', 'g');
  result := regexp_replace(result, '(\d) ?g ?(?=\d)', '\1g', 'g');
  -- People leave units out as often as not.
  result := regexp_replace(result, '(\d) ?(?:' || units || ')\M', '\1', 'g');
  result := regexp_replace(result, '(\d) ?[x*] ?(?=\d)', '\1x', 'g');
  result := regexp_replace(result, '(\d) ?/ ?(?=\d)', '\1s', 'g');
  result := regexp_replace(result, '\m(?:diametre|diam|dn)\M[.:=]? ?(?=\d)', 'diam', 'g');
  result := regexp_replace(result, '\mlambda ?[:=]? ?(?:0v0)?(?=\d\d\M)', 'lambda', 'g');
  result := regexp_replace(
    result, '\m(ba|gr|osb|st|per|icta|ipn|ipe|hea|heb|upn|pei|ac|ip|pn|r) ?[:=]? ?(?=\d)', '\1', 'g'
  );
  result := regexp_replace(result, '[^a-z0-9]+', ' ', 'g');
  -- « à » without its accent is not in the list of stop words.
  result := regexp_replace(result, '\ma\M ?', '', 'g');
  -- The stemmer would make « tuyaux » the plural of "tuyal".
  result := regexp_replace(result, 'yaux\M', 'yau', 'g');
  -- Without accents it gives « traitée » and « traité », « lavabos » and « lavabo » different stems.
  result := regexp_replace(result, '([a-z]{2})ees?\M', '\1e', 'g');
  result := regexp_replace(result, '([a-z]{3}[ou])s\M', '\1', 'g');
  return btrim(result);
end $$;

-- The reverse: a regular expression for the forms, folded by fold_text alone, of a word that search_text has folded. For
-- texts that are only read and not indexed: search_text costs many times more than fold_text.
create or replace function search_spellings(word text) returns text
  language sql immutable strict parallel safe
  return '\m' || word || case
    when word ~ '[a-z]{2}e$' then '(?:es?)?'
    when word ~ '[a-z]{3}[ou]$' then '[sx]?'
    else ''
  end || '\M';

-- More words to find a folded text by: each number of a dimension and every order of them (20x20x50 is 50x20x20 to
-- someone else), the letters and the number of a code ("ba13" by "ba" and "13", "st25c" by "st25").
create or replace function search_parts(folded text) returns text
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

create or replace function folded_document(folded text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('public.trade', folded || ' ' || public.search_parts(folded));

create or replace function search_document(value text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
begin
  return public.folded_document(public.search_text(value));
end $$;

-- Stems in the order of the text, without stop words.
create or replace function search_lexemes(value text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(lexeme order by place), '{}')
    from unnest(to_tsvector('public.trade', search_text(value))) as found (lexeme, places, weights),
      unnest(places) as place
  );
