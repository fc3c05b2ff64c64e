import type { CallAnswer } from '@parpaing/contract/calls';
import type { Language } from '@parpaing/contract/languages';
import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { getCategories, translateName } from '../../categories/service.ts';
import { foldTexts } from './fold-texts.ts';

type Suggestion = CallAnswer<'suggestMaterials'>['suggestions'][number];

const maxTerms = 4;
const maxCategories = 2;
const maxTitles = 4;
/** Thousands of terms begin with one or two letters; partial indexes give the most frequent first. */
const indexedLetters = 2;
const readTerms = 2000;
const readTitles = 40;

export async function suggest(db: Database, text: string, language: Language): Promise<Suggestion[]> {
  const { head, lastWord } = splitLastWord(text);
  const [key = '', lastKey = ''] = await foldTexts(db, [text, lastWord]);
  if (!key) return [];
  const [terms, words, categories, titles] = await Promise.all([
    completeTerm(db, key),
    isLastWordOf(key, lastKey) ? completeLastWord(db, head, lastKey) : [],
    findCategories(db, key, language),
    completeTitle(db, key),
  ]);
  const known = [...terms, ...(terms.length ? [] : words)];
  return uniqueTexts([...known.slice(0, maxTerms), ...categories, ...titles]).slice(
    0,
    limits.searchSuggestions,
  );
}

function splitLastWord(text: string) {
  const [, head = '', lastWord = ''] = /^(.*?)([\p{L}\p{M}]+)[^\p{L}\p{N}]*$/su.exec(text) ?? [];
  return { head, lastWord };
}

const isLastWordOf = (key: string, lastKey: string) =>
  /^[a-z]{2,}$/.test(lastKey) && key.endsWith(` ${lastKey}`);

/** Keys have only letters, digits and spaces, which all sort before the tilde. */
const beginsWith = (column: string, key: string) =>
  sql`${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${`${key}~`}`;

const termsBeginning = (key: string) =>
  key.length <= indexedLetters
    ? sql`select * from search_terms where left(key, ${sql.lit(key.length)}) = ${key}`
    : sql`select * from search_terms where ${beginsWith('key', key)} limit ${readTerms}`;

async function completeTerm(db: Database, key: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (${termsBeginning(key)}) as begun
    order by frequency desc, length(text), text limit ${maxTerms}`.execute(db);
  return rows.map(({ text }) => ({ kind: 'term', text }));
}

async function completeLastWord(db: Database, head: string, key: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (${termsBeginning(key)}) as begun
    where is_word
    order by frequency desc, text limit 2`.execute(db);
  return rows.map((row) => ({ kind: 'term', text: head + row.text }));
}

async function findCategories(db: Database, key: string, language: Language): Promise<Suggestion[]> {
  const { list } = await getCategories(db);
  return list
    .filter(({ nameKey, nameKeyEn }) => {
      const names = [nameKey, { fr: nameKey, en: nameKeyEn }[language]];
      return names.some((name) => ` ${name}`.includes(` ${key}`));
    })
    .slice(0, maxCategories)
    .map((node) => ({ kind: 'category', text: translateName(node, language), slug: node.slug }));
}

async function completeTitle(db: Database, key: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct on (title) id, title from (
      select id, title from materials where status = 'publie' and ${beginsWith('title_key', key)}
      order by title_key, id limit ${readTitles}
    ) as begun
    order by title, id limit ${maxTitles}`.execute(db);
  return rows.map(({ id, title }) => ({ kind: 'material', text: title, id }));
}

function uniqueTexts(suggestions: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}
