import type { SearchedText, SearchWord, Synonym } from './words.ts';

/** Text search queries, from the strictest to the widest. Each finds what those before it find. */
export interface TextQuery {
  /** All words as typed, by their stems. */
  typed: string;
  /** Or what the trade also calls them. */
  same: string;
  /** Or what comes near: what is searched for, the others only rank. */
  wide: string;
  /** A title that begins with what was typed first. */
  opening: string;
}

interface Segment {
  words: SearchWord[];
  synonyms: Synonym[];
}

/** Undefined when only stop words were typed, or nothing. */
export function buildTextQuery({ words, synonyms }: SearchedText): TextQuery | undefined {
  const segments = splitSegments(words, synonyms);
  const [first] = segments;
  if (!first) return undefined;
  return {
    typed: all(words.map(matchWord)),
    same: all(segments.map((segment) => expand(segment, synonyms, words, false))),
    wide: all(segments.map((segment) => expand(segment, synonyms, words, true))),
    opening: any([first.words[0]?.stem ?? '', ...first.synonyms.map(({ query }) => query)].map(openWith)),
  };
}

/** From the left, each time the longest term that has synonyms; other words stand for themselves. */
function splitSegments(words: SearchWord[], synonyms: Synonym[]): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start < words.length; ) {
    const here = synonyms.filter((synonym) => synonym.start === start);
    const length = Math.max(1, ...here.map((synonym) => synonym.length));
    segments.push({
      words: words.slice(start, start + length),
      synonyms: here.filter((synonym) => synonym.length === length),
    });
    start += length;
  }
  return segments;
}

/** The words of a longer term may also be said otherwise one by one. */
function expand(segment: Segment, synonyms: Synonym[], words: SearchWord[], isWide: boolean): string {
  const alternatives = (list: Synonym[]) =>
    list.filter(({ isNear }) => isWide || !isNear).map(({ query }) => query);
  const wordByWord = segment.words.map((word) => {
    const start = words.indexOf(word);
    const own = synonyms.filter((synonym) => synonym.start === start && synonym.length === 1);
    return any([matchWord(word), ...alternatives(own)]);
  });
  return any([all(wordByWord), ...(segment.words.length > 1 ? alternatives(segment.synonyms) : [])]);
}

const matchWord = ({ stem, loose }: SearchWord) => (loose === stem ? stem : any([stem, loose]));

const openWith = (query: string) => `'^${/'([^']+)'/.exec(query)?.[1]}'`;

const any = (queries: string[]) => join(queries, ' | ');
const all = (queries: string[]) => join(queries, ' & ');
const join = (queries: string[], sign: string) =>
  queries.length === 1 ? (queries[0] ?? '') : `(${[...new Set(queries)].join(sign)})`;
