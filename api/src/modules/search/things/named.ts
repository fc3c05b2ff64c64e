import type { Lexicon } from './lexicon.ts';

const longestName = 4;

export interface Named {
  start: number;
  length: number;
  key: string;
}

interface Stemmed {
  stem: string;
  loose: string;
}

const unquote = (stem: string) => stem.replaceAll("'", '');

/** « IPN 300 » is the one word "ipn300". */
const listStems = ({ stem, loose }: Stemmed): string[] => [
  ...new Set([unquote(stem), unquote(loose.split(' & ')[0] ?? stem)]),
];

/** The longest name that begins with this word. */
export function findNameAt(words: Stemmed[], start: number, isName: (key: string) => boolean) {
  let keys = [''];
  let found: Named | undefined;
  for (const [index, word] of words.slice(start, start + longestName).entries()) {
    keys = keys.flatMap((key) => listStems(word).map((stem) => (key ? `${key} ${stem}` : stem)));
    const key = keys.find(isName);
    if (key !== undefined) found = { start, length: index + 1, key };
  }
  return found;
}

export const listNames = (words: Stemmed[], isName: (key: string) => boolean): Named[] =>
  words.flatMap((_, start) => findNameAt(words, start, isName) ?? []);

/** Words of a thing or of a brand, which are no slips for others. */
export function findNamedIndexes(words: Stemmed[], { nouns, brands }: Lexicon): Set<number> {
  const names = listNames(words, (key) => nouns.has(key) || brands.has(key));
  return new Set(names.flatMap(({ start, length }) => words.map((_, at) => at).slice(start, start + length)));
}
