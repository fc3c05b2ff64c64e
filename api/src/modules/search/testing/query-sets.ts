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
