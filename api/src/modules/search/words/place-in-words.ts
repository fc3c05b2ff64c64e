import { limits } from '@parpaing/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { keepRead } from '../../../cache/keep-read.ts';
import type { Database } from '../../../db/database.ts';
import { buildPoint, toMetres } from '../../../db/positions.ts';
import { executePrepared } from '../../../db/prepared-statements.ts';
import { findPlace } from '../../places/service.ts';
import { countHeadlines } from './spelling.ts';
import { buildTextQuery, inHeadlines, type TextQuery } from './text-query.ts';
import { hasDigit, type SearchedText, type TextAnalyser } from './words.ts';

type Place = NonNullable<Awaited<ReturnType<typeof findPlace>>>;

export interface PlaceInWords {
  place: Place;
  city: string;
  typed: string;
  /** The text before it, without its preposition. */
  rest: string;
  /** False where the words with the place name a product: « tuile de Marseille ». */
  isMeant: boolean;
  /** « à 20 km de Lyon » */
  radiusKm?: number;
}

const longestName = 5;
/** « sable Nantes pas cher », « sable Nantes livré », « sable Nantes moins de 500 euros » */
const wishAtEnd =
  /(?:[\s,]+(?:pas\s+cher|livr(?:é|ée|és|ées|aison)|urgent|svp|(?:à\s+)?moins\s+de\s+\d[\d\s.,]*(?:€|euros?)))+$/iu;
/** Below, a name that is also a word of the trade is taken for the word: Bois, Combles, La Chaux. */
const largeCity = 20_000;
const before =
  /^(?<rest>.+?)\s+(?<preposition>(?:à|a|vers|sur|près\s+d[eu’']|pres\s+d[eu’']|autour\s+d[eu’']|proche\s+d[eu’']|région|secteur)\s*)$/iu;

const distance =
  /(?:^|\s+)(?:(?:à|a)\s+|dans\s+un\s+rayon\s+de\s+)?(?<km>\d{1,3})\s*km\b(?:\s+(?:autour\s+)?d[eu’'])?/iu;

/** A commune or a postal code at the end of the words, at their beginning, or alone. */
export async function findPlaceInWords(
  db: Database,
  typed: string,
  analyse: TextAnalyser,
): Promise<PlaceInWords | undefined> {
  const km = Number(distance.exec(typed)?.groups?.km ?? 0);
  if (!km) return findNearWords(db, typed, analyse);
  const found = await findNearWords(db, typed.replace(distance, ' '), analyse);
  return found && { ...found, radiusKm: Math.min(km, limits.maxRadiusKm) };
}

async function findNearWords(
  db: Database,
  text: string,
  analyse: TextAnalyser,
): Promise<PlaceInWords | undefined> {
  const candidate = await findCandidate(db, text);
  if (!candidate) return undefined;
  const { name: typed, rest: restText, isFirst, hasPreposition } = candidate;
  if (isFirst && isOneWord(typed) && isTradeTerm(await analyse(text), 0)) return undefined;
  const [place, whole, rest] = await Promise.all([
    hasDigit(typed) ? findPlace(db, typed) : findNamed(db, typed),
    analyse(text),
    analyse(restText),
  ]);
  if (!place) return undefined;
  const at = isFirst ? 0 : rest.words.length;
  const isCity = hasPreposition && place.population >= largeCity;
  if (!isCity && isTradeWord(whole, at, candidate, place)) return undefined;
  const city = await nameUniquely(db, place);
  if (!restText) return { place, city, typed, rest: restText, isMeant: true };
  if (!namesSomething(rest)) return undefined;
  const query = buildTextQuery(whole);
  const isProduct = !hasDigit(typed) && query && (await isWrittenTogether(db, whole, at, query));
  return { place, city, typed, rest: restText, isMeant: !isProduct };
}

async function nameUniquely(db: Database, { name, code, postalCode }: Place): Promise<string> {
  const usual = await findPlace(db, name);
  return usual?.code === code ? name : `${name} (${postalCode})`;
}

/** All in a title, or the name right after the word before it (« eaux vannes »). */
async function isWrittenTogether(
  db: Database,
  { words }: SearchedText,
  at: number,
  query: TextQuery,
): Promise<boolean> {
  if ((await countHeadlines(db, query, 1)) > 0) return true;
  const [before, name] = [words[at - 1], words[at]];
  if (!before || !name) return false;
  const { rows } = await sql`
    with met as materialized (
      select from materials
      where status = 'publie' and search_vector @@ (${before.stem}::tsquery <-> ${name.stem}::tsquery)
    )
    select from met limit 1`.execute(db);
  return rows.length > 0;
}

interface Candidate {
  name: string;
  rest: string;
  isFirst: boolean;
  hasPreposition: boolean;
}

/** The first of these names that is a commune’s. Communes only change when the site is deployed. */
const findPlaceName = keepRead('placeNames', async (db: Database, names: string[]) => {
  const query = sql<{ name: string; turn: number }>`
    select name, turn::int from unnest(${names}::text[]) with ordinality as parts (name, turn)
    where exists (select from places where search_name = place_key(parts.name))
      or parts.name ~ '^\\d{5}$' and exists (select from places where postal_code = parts.name)
    order by turn limit 1`;
  const [place] = (await executePrepared(db, 'find_place_in_words', query)).rows;
  return { place };
});

/** The longest end of the words that is the whole name of a commune, else the longest beginning. */
async function findCandidate(db: Database, typed: string): Promise<Candidate | undefined> {
  const text = typed.trim().replace(wishAtEnd, '');
  const words = [...text.matchAll(/(?<!\S)d[’']|\S+/giu)];
  const ends = words
    .slice(1)
    .slice(-longestName)
    .map(({ index }) => text.slice(index));
  const beginnings = words
    .slice(0, longestName)
    .map(({ 0: word, index }) => text.slice(0, index + word.length).replace(/,$/, ''));
  const names = [...ends, ...beginnings.reverse()];
  if (names.length === 0) return undefined;
  const { place } = await findPlaceName(db, names);
  if (!place) return undefined;
  const { name } = place;
  if (place.turn > ends.length) {
    const rest = text.slice(name.length).replace(/^[\s,]+(?:d[eu]s?\s)?/u, '');
    return { name, rest, isFirst: true, hasPreposition: false };
  }
  const head = text.slice(0, -name.length);
  const found = before.exec(head)?.groups;
  return {
    name,
    rest: dropLastPreposition(found?.rest ?? head),
    isFirst: false,
    hasPreposition: found !== undefined,
  };
}

/** Of several communes of that name, the largest where something is for sale. */
async function findNamed(db: Database, name: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select *, exists (
      select from materials
      where status = 'publie'
        and earth_box(ll_to_earth(named.latitude, named.longitude), ${toMetres(limits.radiusOfWords)}::float8) @> earth_position
    ) as is_served
    from (
      select distinct on (code) places.* from places where search_name = place_key(${name}) order by code, postal_code
    ) as named
    order by is_served desc, population desc limit 1`.execute(db);
  return rows[0];
}

/** Words that titles or categories have are looked for there alone: what only describes them would seem to be near. */
export async function searchNear(
  db: Database,
  query: TextQuery,
  place: Place,
  radiusKm: number,
): Promise<{ query: TextQuery; isFound: boolean }> {
  const inHeadline = sql`headline @@ ${query.withoutCondition}::tsquery`;
  if (await isNear(db, inHeadline, place, radiusKm)) return { query, isFound: true };
  if ((await countHeadlines(db, query, 1)) > 0) return { query: inHeadlines(query), isFound: false };
  const anywhere = sql`search_vector @@ ${query.withCloseTerms}::tsquery`;
  return { query, isFound: await isNear(db, anywhere, place, radiusKm) };
}

async function isNear(
  db: Database,
  condition: RawBuilder<unknown>,
  { latitude, longitude }: Place,
  radiusKm: number,
): Promise<boolean> {
  const point = buildPoint({ lat: latitude, lng: longitude });
  const { rows } = await sql`
    with near as materialized (
      select from materials
      where status = 'publie' and ${condition}
        and earth_position <-> ${point} <= (select gc_to_sec(${toMetres(radiusKm)}::float8))
    )
    select from near limit 1`.execute(db);
  return rows.length > 0;
}

/** « tuile de » is read as « tuile ». */
export const dropLastPreposition = (text: string) => text.trim().replace(/\s+(?:de|du|des|d[’'])$/iu, '');

const namesSomething = ({ words, synonyms }: SearchedText) =>
  synonyms.length > 0 ||
  words.some(({ titleCount, sellerCount, isNamed }) => isNamed || titleCount + sellerCount > 0);

const isOneWord = (name: string) => !hasDigit(name) && !/[\s-]/.test(name.trim());

const isTradeTerm = ({ words, synonyms }: SearchedText, at: number) =>
  (words[at]?.openingCount ?? 0) > 0 || synonyms.some(({ start }) => start === at);

/** Names of several words are no words of the trade. First or alone, only a large city is taken for a place. */
function isTradeWord(
  whole: SearchedText,
  at: number,
  { name, isFirst }: Candidate,
  { population }: Place,
): boolean {
  const word = whole.words[at];
  const isLarge = population >= largeCity;
  if (hasDigit(name) || !word) return false;
  if (!isOneWord(name)) return isFirst && !isLarge;
  return isTradeTerm(whole, at) || (!isLarge && (isFirst || word.titleCount + word.sellerCount > 0));
}
