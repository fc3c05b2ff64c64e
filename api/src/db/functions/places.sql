-- One form for stored and typed place names: "St-Étienne" and "saint etienne", "L'Haÿ" and "l hay", "Paris 11e",
-- "paris 11ème arrondissement" and "paris 11".
create or replace function place_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(
      btrim(regexp_replace(fold_text(value), '[^a-z0-9]+', ' ', 'g')),
      '\mst(e?)\M', 'saint\1', 'g'
    ),
    '(\d) ?(?:er|e|eme|nd)?(?: (?:arrondissement|ardt|arr))?$', '\1'
  );

-- The key without the words that thousands of names share: the trigram index would read all of those names.
create or replace function place_core(key text) returns text
  language sql immutable strict parallel safe
  return btrim(regexp_replace(
    key, '\m(?:sainte?|l|le|la|les|d|de|du|des|en|sur|sous|au|aux|et)\M ?', '', 'g'
  ));
