import type { SearchedText, SearchWord, Synonym } from './words.ts';

export interface TextQuery {
  stems: string[];
  withSynonyms: string;
  /** `withSynonyms` without words of condition (« occasion », « ancien »), which titles seldom have. */
  withoutCondition: string;
  /** `withSynonyms`, or terms that are close. */
  withCloseTerms: string;
  /** One for exact words, one with synonyms, one with close terms: an exact match scores in all three. */
  rankings: string[];
  titleOpening: string;
}

interface Segment {
  words: SearchWord[];
  synonyms: Synonym[];
}

export const emptyTextQuery: TextQuery = {
  stems: [],
  withSynonyms: '',
  withoutCondition: '',
  withCloseTerms: '',
  rankings: [''],
  titleOpening: '',
};

export function buildTextQuery({ words, synonyms }: SearchedText): TextQuery | undefined {
  const segments = splitSegments(words, synonyms);
  const [first] = segments;
  if (!first) return undefined;
  const withSynonyms = segments.map((segment) => expand(segment, synonyms, words, false));
  const withoutCondition = withSynonyms.filter((_, index) => !isCondition(segments[index] as Segment));
  const withCloseTerms = segments.map((segment) => expand(segment, synonyms, words, true));
  return {
    stems: words.map(({ stem }) => stem.slice(1, -1)),
    withSynonyms: all(withSynonyms),
    withoutCondition: all(withoutCondition.length ? withoutCondition : withSynonyms),
    withCloseTerms: all(withCloseTerms),
    rankings: [any(words.map(matchWord)), any(withSynonyms), any(withCloseTerms)],
    titleOpening: any(
      [first.words[0]?.stem ?? '', ...first.synonyms.map(({ query }) => query)].flatMap(buildOpeningQuery),
    ),
  };
}

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

const isCondition = ({ words, synonyms }: Segment) =>
  [...words, ...synonyms].some((part) => part.isCondition);

function expand(
  segment: Segment,
  synonyms: Synonym[],
  words: SearchWord[],
  canScanIndexFirst: boolean,
): string {
  const alternatives = (list: Synonym[]) =>
    list.filter(({ isNear }) => canScanIndexFirst || !isNear).map(({ query }) => query);
  const wordByWord = segment.words.map((word) => {
    const start = words.indexOf(word);
    const own = synonyms.filter((synonym) => synonym.start === start && synonym.length === 1);
    return any([matchWord(word), ...alternatives(own)]);
  });
  return any([all(wordByWord), ...(segment.words.length > 1 ? alternatives(segment.synonyms) : [])]);
}

const matchWord = ({ stem, loose }: SearchWord) => (loose === stem ? stem : any([stem, loose]));

/** For a single word only: the first word of « marteau perforateur » says too little. */
const buildOpeningQuery = (query: string) => (/^'[^']+'$/.test(query) ? [`'^${query.slice(1)}`] : []);

const any = (queries: string[]) => join(queries, ' | ');
const all = (queries: string[]) => join(queries, ' & ');
const join = (queries: string[], sign: string) => {
  const [first = '', ...others] = new Set(queries);
  return others.length ? `(${[first, ...others].join(sign)})` : first;
};
