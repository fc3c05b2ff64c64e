import type { SearchedText, SearchWord, Synonym } from './words.ts';

export interface TextQuery {
  typed: string;
  /** How many titles have the rarest of the words. */
  titleCount: number;
  stems: string[];
  withSynonyms: string;
  /** `withSynonyms` without words of condition (« occasion », « ancien »), which titles seldom have. */
  withoutCondition: string;
  /** `withSynonyms`, or terms that are close. */
  withCloseTerms: string;
  /** One for exact words, one with synonyms, one with close terms: an exact match scores in all three. */
  rankings: string[];
  titleOpening: string;
  /** Two words side by side in the title, as they were typed. */
  adjacent: string;
  /** The beginning of a title that sells the thing itself, and not something for it; empty where no title does. */
  headOpening: string;
  /** Two words, one after the other; empty for any other number of words. */
  phrase: string;
}

interface Segment {
  words: SearchWord[];
  synonyms: Synonym[];
}

export const emptyTextQuery: TextQuery = {
  typed: '',
  titleCount: 0,
  stems: [],
  withSynonyms: '',
  withoutCondition: '',
  withCloseTerms: '',
  rankings: [''],
  titleOpening: '',
  headOpening: '',
  adjacent: '',
  phrase: '',
};

export function buildTextQuery({ text, words, synonyms }: SearchedText): TextQuery | undefined {
  const segments = splitSegments(words, synonyms);
  const head = segments.find(isHead);
  const first = head ?? segments[0];
  if (!first) return undefined;
  const withSynonyms = segments.map((segment) => expand(segment, synonyms, words, false));
  const withoutCondition = withSynonyms.filter((_, index) => !isCondition(segments[index] as Segment));
  const withCloseTerms = segments.map((segment) => expand(segment, synonyms, words, true));
  const exact = any(words.map(matchWord));
  return {
    typed: text,
    titleCount: Math.min(...words.map((word) => word.titleCount)),
    stems: words.map(({ stem }) => stem.slice(1, -1)),
    withSynonyms: all(withSynonyms),
    withoutCondition: all(withoutCondition.length ? withoutCondition : withSynonyms),
    withCloseTerms: all(withCloseTerms),
    rankings: [
      exact,
      exact,
      any(segments.map((segment) => rank(segment) ?? expand(segment, synonyms, words, false))),
      any(withCloseTerms),
    ],
    titleOpening: any(
      [first.words[0]?.stem ?? '', ...first.synonyms.map(({ query }) => query)].flatMap(buildOpeningQuery),
    ),
    adjacent: listPairs(words).join(' | '),
    phrase: words.length === 2 ? words.map(({ stem }) => stem).join(' <-> ') : '',
    headOpening: head
      ? any([head.words[0]?.stem ?? '', ...listQueries(head.synonyms, false)].map(openWithFirst))
      : '',
  };
}

/** The stems of weights A and B are those of titles and categories. */
export const inHeadlines = (query: TextQuery): TextQuery => ({
  ...query,
  withCloseTerms: query.withoutCondition.replaceAll(/'[^']+'/g, '$&:AB'),
});

/** The word that names the thing itself. */
export const findHead = ({ words, synonyms }: SearchedText): SearchWord | undefined =>
  splitSegments(words, synonyms).find(isHead)?.words[0];

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

/** In French the thing comes first, and what it is for after it. */
const isHead = ({ words, synonyms }: Segment) =>
  synonyms.some(({ isNear }) => !isNear) || (words[0]?.openingCount ?? 0) > 0;

const isCondition = ({ words, synonyms }: Segment) =>
  [...words, ...synonyms].some((part) => part.isCondition);

function expand(segment: Segment, synonyms: Synonym[], words: SearchWord[], withNear: boolean): string {
  const wordByWord = segment.words.map((word) => {
    const start = words.indexOf(word);
    const own = synonyms.filter((synonym) => synonym.start === start && synonym.length === 1);
    return any([
      matchWord(word),
      ...listQueries(own, withNear),
      ...(withNear ? scaleDimensions(word.word) : []),
    ]);
  });
  return any([all(wordByWord), ...(segment.words.length > 1 ? listQueries(segment.synonyms, withNear) : [])]);
}

/** « polystyrène extrudé » is XPS before PSE, though polystyrene may be either. */
function rank({ words: [first, ...others], synonyms }: Segment): string | undefined {
  const exact = listQueries(synonyms, false);
  if (!first || others.length === 0 || exact.length === 0) return undefined;
  return any([all([first, ...others].map(matchWord)), ...exact]);
}

const listQueries = (synonyms: Synonym[], withNear: boolean) =>
  synonyms.filter(({ isNear }) => withNear || !isNear).map(({ query }) => query);

/** « 260x120 » in centimetres is « 2,60 × 1,20 m » and 2600 × 1200 mm; « Ø 16 » may be written « HA 16 ». */
function scaleDimensions(word: string): string[] {
  const diameter = /^diam(?<width>\d+)$/.exec(word)?.groups?.width;
  if (diameter) return [`'${diameter}'`];
  if (!/^[\dv]+(?:x[\dv]+)+$/.test(word)) return [];
  const sides = word.split('x').map((side) => Number(side.replace('v', '.')));
  return [0.001, 0.01, 0.1, 10, 100, 1000].map((factor) => {
    const scaled = sides.map((side) => String(Number((side * factor).toFixed(3))).replace('.', 'v'));
    return `'${scaled.join('x')}'`;
  });
}

const matchWord = ({ stem, loose, otherUnits }: SearchWord) => any([stem, loose, ...otherUnits]);

/** For a single word only: the first word of « marteau perforateur » says too little. */
const buildOpeningQuery = (query: string) => (/^'[^']+'$/.test(query) ? [`'^${query.slice(1)}`] : []);

/** With a stop word between them, or none: « porte d’entrée ». */
const listPairs = (words: SearchWord[]) =>
  words
    .slice(1)
    .flatMap(({ stem }, index) => [1, 2].map((far) => `${words[index]?.stem}:A <${far}> ${stem}:A`));

const openWithFirst = (query: string) => query.replace(/^\(*'([^']+)'.*$/s, "'^$1'");

const any = (queries: string[]) => join(queries, ' | ');
const all = (queries: string[]) => join(queries, ' & ');
const join = (queries: string[], sign: string) => {
  const [first = '', ...others] = new Set(queries);
  return others.length ? `(${[first, ...others].join(sign)})` : first;
};
