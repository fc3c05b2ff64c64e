import { readFileSync } from 'node:fs';

interface ExpectedSearch {
  query: string;
  right: string;
  wrong?: string;
  /** The commune that the words name; null where they only seem to name one. */
  place?: string | null;
}

export const setNames = [
  'titles',
  'dimensions',
  'codes',
  'typos',
  'rare-words',
  'sentences',
  'brands',
  'english',
  'everyday',
  'places',
  'misses',
] as const;

export type AbsentSet = 'absent' | 'absent-held-out';

/** Written from the catalogue alone, before seeing any answer: a query is never changed to suit the engine. */
export const readQuerySet = (name: (typeof setNames)[number]): ExpectedSearch[] =>
  readSet(name) as ExpectedSearch[];

/** Of things that the demo catalogue does not have. */
export const readAbsentSet = (name: AbsentSet): string[] =>
  (readSet(name) as { query: string }[]).map(({ query }) => query);

const readSet = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./queries/${name}.json`, import.meta.url), 'utf8'));

interface Graded {
  query: string;
  best: string;
  good?: string;
}

export const readGradedSet = (name: 'graded' | 'graded-held-out') =>
  (readSet(name) as Graded[]).map(({ query, best, good }) => {
    const has = (pattern: string | undefined, title: string) =>
      pattern !== undefined && new RegExp(pattern, 'iu').test(title);
    return { query, grade: (title: string) => (has(best, title) ? 3 : has(good, title) ? 1 : 0) };
  });
