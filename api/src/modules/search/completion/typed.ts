import type { Database } from '../../../db/database.ts';
import { foldTexts } from '../words/fold-texts.ts';

const maxWords = 8;

export interface Typed {
  text: string;
  /** Folded by `search_text`. */
  key: string;
  words: string[];
  /** Each piece folded alone: « osb 1 » is the word osb1, and may go on as « OSB 3 15 mm ». */
  pieces: string[];
  /** What comes before the last word, as typed. */
  head: string;
  /** Empty when the text does not end in a word: « à » is folded away. */
  lastKey: string;
}

export async function analyseTyped(db: Database, text: string): Promise<Typed> {
  const [, head = '', lastWord = ''] = /^(.*?)([\p{L}\p{M}]+)[^\p{L}\p{N}]*$/su.exec(text) ?? [];
  const [key = '', lastKey = '', ...pieces] = await foldTexts(db, [text, lastWord, ...text.split(/\s+/u)]);
  return { text, key, words: splitWords([key]), pieces: splitWords(pieces), head, lastKey };
}

const splitWords = (folded: string[]) =>
  folded
    .flatMap((words) => words.split(' '))
    .filter(Boolean)
    .slice(0, maxWords);

/** « Tuiles » begins « tuile » too. */
export const toSingular = (word: string) => word.replace(/^([a-z]{5,})[sx]$/, '$1');

/** Of « carreaux de c », the c must begin a word of its own. */
export function hasRoomForLast(words: string[], folded: string): boolean {
  const last = words.at(-1) ?? '';
  const countBegun = (list: string[]) => list.filter((word) => word.startsWith(last)).length;
  return countBegun(words) === 1 || countBegun(folded.split(' ')) >= countBegun(words);
}
