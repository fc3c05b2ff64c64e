import type { CallAnswer } from '@parpaing/contract/calls';
import { limits } from '@parpaing/contract/limits';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Language } from '../../../sentences/language.ts';
import { getCategories, translateName } from '../../categories/service.ts';
import { foldWord } from './spelling.ts';

type Suggestion = CallAnswer<'suggestMaterials'>['suggestions'][number];

const mostTerms = 4;
const mostCategories = 2;
const mostTitles = 4;
/** One and two letters begin thousands of terms, and have indexes that give the commonest first. */
const indexedLetters = 2;
/** More letters begin fewer than these, and all are looked at. */
const readTerms = 2000;
/** Read before those that say the same are left out. */
const readTitles = 40;

/** Completes what is being typed, each kind by the beginning of an index. */
export async function suggest(db: Database, text: string, language: Language): Promise<Suggestion[]> {
  const key = await foldText(db, text);
  if (!key) return [];
  const [terms, words, categories, titles] = await Promise.all([
    completeTerm(db, key),
    completeLastWord(db, text, key),
    findCategories(db, key, language),
    completeTitle(db, key),
  ]);
  const known = [...terms, ...(terms.length ? [] : words)];
  return uniqueTexts([...known.slice(0, mostTerms), ...categories, ...titles]).slice(
    0,
    limits.searchSuggestions,
  );
}

async function foldText(db: Database, text: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select search_text(${text}) as key`.execute(db);
  return rows[0]?.key ?? '';
}

/** Keys are letters, digits and spaces, which all sort before the tilde. */
const beginsWith = (column: string, key: string) =>
  sql`${sql.ref(column)} >= ${key} and ${sql.ref(column)} < ${`${key}~`}`;

const termsBeginning = (key: string) =>
  key.length <= indexedLetters
    ? sql`select * from search_terms where left(key, ${sql.lit(key.length)}) = ${key}`
    : sql`select * from search_terms where ${beginsWith('key', key)} limit ${readTerms}`;

async function completeTerm(db: Database, key: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (${termsBeginning(key)}) as begun
    order by frequency desc, length(text), text limit ${mostTerms}`.execute(db);
  return rows.map(({ text }) => ({ kind: 'term', text }));
}

/** What was typed before it stays as it was. */
async function completeLastWord(db: Database, text: string, key: string): Promise<Suggestion[]> {
  const [, last] = /^.* ([a-z]{2,})$/.exec(key) ?? [];
  const [, head = '', typed = ''] = /^(.*?)([\p{L}\p{M}]+)[^\p{L}\p{N}]*$/su.exec(text) ?? [];
  if (!last || foldWord(typed) !== last) return [];
  const { rows } = await sql<{ text: string }>`
    select text from (${termsBeginning(last)}) as begun
    where is_word
    order by frequency desc, text limit 2`.execute(db);
  return rows.map((row) => ({ kind: 'term', text: head + row.text }));
}

/** By their French names too, whatever the language: it is what most people type here. */
async function findCategories(db: Database, key: string, language: Language): Promise<Suggestion[]> {
  const { list } = await getCategories(db);
  return list
    .filter(({ nameKey, nameKeyEn }) => {
      const names = language === 'en' ? [nameKey, nameKeyEn] : [nameKey];
      return names.some((name) => ` ${name}`.includes(` ${key}`));
    })
    .slice(0, mostCategories)
    .map((node) => ({ kind: 'category', text: translateName(node, language), slug: node.slug }));
}

async function completeTitle(db: Database, key: string): Promise<Suggestion[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select distinct on (title) id, title from (
      select id, title from materials where status = 'publie' and ${beginsWith('title_key', key)}
      order by title_key, id limit ${readTitles}
    ) as begun
    order by title, id limit ${mostTitles}`.execute(db);
  return rows.map(({ id, title }) => ({ kind: 'material', text: title, id }));
}

function uniqueTexts(suggestions: Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}
