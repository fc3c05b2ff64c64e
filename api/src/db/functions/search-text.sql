-- The one folding rule for words, applied to materials when they are indexed and to what people type:
-- « 20 × 20 × 50 », "20x20x50" and "20*20*50" become 20x20x50, « 32,5 » 32v5, « 0/31,5 » 0s31v5, « GR 32 » gr32, « R = 5 » r5,
-- « Ø 100 » diam100, « λ 0,032 » lambda32. The result has only letters, digits and single spaces, so that the text search
-- parser splits it at the spaces and nowhere else.
create or replace function search_text(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  result text := value;
begin
  -- With its accent only: « sable » is another thing.
  if result ~* 'sablé' then
    result := regexp_replace(result, '\msablée?s?\M', 'sablage', 'gi');
  end if;
  if result ~ '\d' then
    result := public.fold_numbers(result);
  else
    result := public.fold_text(translate(result, U&'\00a0\202f²³', '  23'));
  end if;
  result := regexp_replace(result, '[^a-z0-9]+', ' ', 'g');
  -- « à » without its accent is not in the list of stop words. The stemmer would make « tuyaux » the plural of "tuyal";
  -- without accents it gives « traitée » and « traité », « lavabos » and « lavabo » different stems.
  result := regexp_replace(
    result, '\ma\M ?|(yau)x\M|([a-z]{2}e)es?\M|([a-z]{3}[ou])s\M', '\1\2\3', 'g'
  );
  return btrim(result);
end $$;

create or replace function fold_numbers(value text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  result text := value;
  units constant text := 'mm2|cm2|m2|m3|mm|cm|dm|ml|m|kg|kw|g|t|litres?|l|w|v|a';
begin
  result := replace(replace(replace(replace(result, 'Ø', ' diam '), 'ø', ' diam '), '⌀', ' diam '), 'λ', ' lambda ');
  -- A no-break space separates thousands; an ordinary space may separate two numbers.
  if result ~ '[\u00a0\u202f]' then
    result := regexp_replace(result, '(\d)[\u00a0\u202f](?=\d{3}(?!\d))', '\1', 'g');
  end if;
  result := public.fold_text(translate(result, E'\u00a0\u202f\t\r\n²³', '     23'));
  if strpos(result, '  ') > 0 then
    result := regexp_replace(result, ' +', ' ', 'g');
  end if;
  -- « H07V-U » is typed "h07vu".
  if strpos(result, '-') > 0 then
    result := regexp_replace(result, '([a-z]\d+[a-z])-(?=[a-z]\M)', '\1', 'g');
  end if;
  if result ~ '\d[.,]\d' then
    result := regexp_replace(result, '(\d)[.,](?=\d)', '\1v', 'g');
    result := regexp_replace(result, '(v\d*[1-9])0+(?!\d)|v0+(?!\d)', '\1', 'g');
  end if;
  if result ~ '\d ?g ?\d' then
    result := regexp_replace(result, '(\d) ?g ?(?=\d)', '\1g', 'g');
  end if;
  -- Of « R2V », a cable, the V is no volt.
  result := replace(result, 'r2v', 'r2vo');
  -- People leave units out as often as not.
  result := regexp_replace(result, '(\d) ?(?:' || units || ')\M', '\1', 'g');
  if result ~ '\d ?(?:[x*/]|par) ?\d' then
    result := regexp_replace(result, '(\d) ?(?:[x*]|par) ?(?=\d)', '\1x', 'g');
    result := regexp_replace(result, '(\d) ?/ ?(?=\d)', '\1s', 'g');
  end if;
  if result ~ 'd(?:iam|n)' then
    result := regexp_replace(result, '\m(?:diametre|diam|dn)\M[.:=]? ?(?=\d)', 'diam', 'g');
  end if;
  if strpos(result, 'lambda') > 0 then
    result := regexp_replace(result, '\mlambda ?[:=]? ?(?:0v0)?(?=\d\d\M)', 'lambda', 'g');
  end if;
  return regexp_replace(
    result, '\m(ba|gr|osb|st|per|icta|ipn|ipe|hea|heb|upn|pei|ac|ip|pn|r) ?[:=]? ?(?=\d)', '\1', 'g'
  );
end $$;

-- Exceptions to the stemmer. It would give « terrasse » the stem of « terre »: an x keeps these apart. It would give
-- « blanche » another stem than « blanc »: these become one word.
create or replace function stemmable(folded text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  result text := regexp_replace(
    ' ' || folded || ' ',
    ' (terrasse|plancher|parement|batiment|courant|rampant|coulissant|lattis|perforateur|montant|battant|ouvrant|voirie|'
      'pointe|betonneuse|gravillonne|(?:vernis|perd|mars|marais)(?= ))',
    ' \1x', 'g'
  );
  pair text[];
  together constant text[] := '{{" blanche", " blanc"}, {" seche", " sec"}, {" neuve", " neuf"}, {" massive", " massif"},
    {" etais ", " etai "}, {" eviers ", " evier "}, {" cailloux ", " caillou "}, {" longue ", " long "},
    {" longues ", " long "}, {" epaisse ", " epais "}, {" epaisses ", " epais "}, {" basse ", " bas "},
    {" basses ", " bas "}, {" grosse ", " gros "}, {" grosses ", " gros "}, {" creuse ", " creux "},
    {" creuses ", " creux "}, {" vieil ", " vieux "}, {" vieille ", " vieux "}, {" vieilles ", " vieux "}}';
begin
  foreach pair slice 1 in array together loop
    result := replace(result, pair[1], pair[2]);
  end loop;
  return btrim(result);
end $$;

-- How a word sounds, for the spellings that people guess: « parpin » and « parpaing », « lene » and « laine ».
create or replace function search_sound(word text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  result text := word;
begin
  result := replace(replace(replace(replace(result, 'ph', 'f'), 'ch', 'X'), 'y', 'i'), 'qu', 'k');
  result := replace(replace(replace(result, 'eau', 'o'), 'au', 'o'), 'h', '');
  result := regexp_replace(result, 'ai[est]?$', 'et');
  result := regexp_replace(result, '[ae]in(?![aeioun])', 'in', 'g');
  result := regexp_replace(result, '[ea][nm](?![aeiounm])', 'an', 'g');
  result := regexp_replace(result, '[ae]i', 'e', 'g');
  result := regexp_replace(result, 'c(?=[ei])', 's', 'g');
  result := translate(result, 'cqz', 'kks');
  result := regexp_replace(result, '(.)\1+', '\1', 'g');
  return regexp_replace(regexp_replace(result, '(.{2,})[sx]$', '\1'), '(.{2,}?)(?:er|ent|e|t|d|g)$', '\1');
end $$;

-- The singular, plural and feminine that a folded word may also be written as.
create or replace function search_forms(word text) returns text[]
  language sql immutable strict parallel safe
  return array[
    word, stemmable(word), word || 's', word || 'x', word || 'e', word || 'es', regexp_replace(word, '[sxe]$', ''),
    regexp_replace(word, 'es$', ''), regexp_replace(word, 'aux$', 'al'), regexp_replace(word, 'al$', 'aux')
  ];

-- More words to find a folded text by: each number of a dimension and every order of them (20x20x50 is 50x20x20 to
-- someone else), the letters and the number of a code ("ba13" by "ba" and "13", "st25c" by "st25"). In PL/pgSQL, which
-- takes a sixth of the time of a function in SQL.
create or replace function search_parts(folded text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  parts text := '';
  d text[];
  c text[];
begin
  if folded ~ '\dx\d' then
    for d in
      select regexp_matches(folded, '\m(\d+(?:v\d+)?)x(\d+(?:v\d+)?)(?:x(\d+(?:v\d+)?))?\M', 'g')
    loop
      parts := concat_ws(' ', parts, d[1], d[2], d[3], d[2] || 'x' || d[1]);
      if d[3] is not null then
        parts := concat_ws(' ', parts, d[1] || 'x' || d[2], d[1] || 'x' || d[3], d[3] || 'x' || d[1],
          d[2] || 'x' || d[3], d[3] || 'x' || d[2], concat_ws('x', d[1], d[3], d[2]), concat_ws('x', d[2], d[1], d[3]),
          concat_ws('x', d[2], d[3], d[1]), concat_ws('x', d[3], d[1], d[2]), concat_ws('x', d[3], d[2], d[1]));
      end if;
    end loop;
  end if;
  if folded ~ '[a-z]\d' then
    for c in select regexp_matches(folded, '\m([a-z]+)(\d+)([a-z0-9]*)\M', 'g') loop
      parts := concat_ws(' ', parts, c[1], c[2] || c[3], case when c[3] <> '' then c[1] || c[2] end);
    end loop;
  end if;
  return parts;
end $$;

create or replace function folded_document(folded text) returns tsvector
  language sql immutable strict parallel safe
  return to_tsvector('public.trade', public.stemmable(folded || ' ' || public.search_parts(folded)));

create or replace function search_document(value text) returns tsvector
  language plpgsql immutable strict parallel safe as $$
begin
  return public.folded_document(public.search_text(value));
end $$;

-- Stems in the order of the text, without stop words.
create or replace function search_lexemes(value text) returns text[]
  language sql immutable strict parallel safe
  return (
    select coalesce(array_agg(lexeme order by position), '{}')
    from unnest(to_tsvector('public.trade', stemmable(search_text(value)))) as found (lexeme, positions, weights),
      unnest(positions) as position
  );
