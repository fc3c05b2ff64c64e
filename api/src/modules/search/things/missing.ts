import type { Database } from '../../../db/database.ts';
import { intentWords, vagueWords } from '../words/intent-words.ts';
import { buildTextQuery } from '../words/text-query.ts';
import {
  analyseText,
  hasDigit,
  isWritten,
  keepWords,
  type SearchedText,
  type SearchWord,
  separateCodes,
} from '../words/words.ts';
import { isSold, isWrittenAnywhere } from './is-sold.ts';
import { getLexicon, type Lexicon } from './lexicon.ts';
import { findNameAt, listNames, type Named } from './named.ts';

export interface MissingThing {
  words: SearchWord[];
  /** Near it. */
  category: string | null;
  /** Written nowhere, and no thing that the trade knows. */
  isUnknown: boolean;
}

interface Head {
  start: number;
  length: number;
  category: string | null;
  isUnknown: boolean;
}

const shortQuery = { content: 3, typed: 6 };

/** The thing that the words ask for, where nobody lists one: without it, the other words say nothing. */
export async function findMissingThing(
  db: Database,
  searched: SearchedText,
): Promise<MissingThing | undefined> {
  const { words } = searched;
  const onlyWishes = words.length > 0 && words.every(({ word }) => intentWords.has(word));
  if (onlyWishes) return { words, category: null, isUnknown: false };
  const head = findHead(searched, await getLexicon(db));
  if (!head || (await isListed(db, searched, head))) return undefined;
  const { start, length, category, isUnknown } = head;
  return { words: words.slice(start, start + length), category, isUnknown };
}

/** The first words that the trade or the listings know; undefined where titles begin with them. */
function findHead(searched: SearchedText, { nouns }: Lexicon): Head | undefined {
  const { words, synonyms, text } = searched;
  const content = words.filter(saysSomething);
  const isShort = content.length <= shortQuery.content && text.split(/\s+/).length <= shortQuery.typed;
  for (const [start, word] of words.entries()) {
    const noun = findNameAt(words, start, (key) => nouns.has(key));
    const exact = synonyms.filter((synonym) => synonym.start === start && !synonym.isNear);
    const longest = Math.max(0, ...exact.map(({ length }) => length));
    if (noun && noun.length >= longest) {
      const isFirst = isShort || word === content[0];
      if (noun.length === 1 && word.openingCount > 0) return undefined;
      if (!isFirst && words.slice(start).some(({ openingCount }) => openingCount > 0)) return undefined;
      return { start, length: noun.length, category: nouns.get(noun.key) ?? null, isUnknown: false };
    }
    const meant = exact.filter(({ length }) => length === longest).map(({ query }) => toKey(query));
    if (meant.length > 0 && meant.every((key) => nouns.has(key)))
      return { start, length: longest, category: nouns.get(meant[0] ?? '') ?? null, isUnknown: false };
    if (longest > 0 || word.openingCount > 0) return undefined;
    if (isShort && saysSomething(word) && !isWritten(word))
      return { start, length: 1, category: null, isUnknown: true };
  }
  return undefined;
}

const toKey = (query: string) => query.replaceAll(/'| <->/g, '');

const saysSomething = ({ word, isCondition }: SearchWord) =>
  !vagueWords.has(word) && !hasDigit(word) && !isCondition;

async function isListed(
  db: Database,
  searched: SearchedText,
  { start, length, isUnknown }: Head,
): Promise<boolean> {
  // « IPN 300 » is listed where any IPN is.
  const isCode = searched.words.slice(start, start + length).some(({ word }) => hasDigit(word));
  const looked = isCode ? await analyseText(db, separateCodes(searched.text)) : searched;
  const query = buildTextQuery(keepWords(looked, looked.words.slice(start, start + length)));
  if (!query) return true;
  return isUnknown ? isWrittenAnywhere(db, query.withSynonyms) : isSold(db, query.withSynonyms, length === 1);
}

/** The first brand that no listing names. */
export async function findMissingBrand(db: Database, { words }: SearchedText): Promise<Named | undefined> {
  const { brands } = await getLexicon(db);
  for (const brand of listNames(words, (key) => brands.has(key))) {
    const query = brand.key.split(' ').map((stem) => `'${stem}'`);
    if (!(await isWrittenAnywhere(db, query.join(' <-> ')))) return brand;
  }
  return undefined;
}
