import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { keepRead } from '../../../cache/keep-read.ts';
import type { Database } from '../../../db/database.ts';

/** By stems, one space between them. */
export interface Lexicon {
  /** The slug of the category that is near; null where none is. */
  nouns: Map<string, string | null>;
  brands: Set<string>;
}

const listTerms = (line: string) => line.split(',').map((term) => term.trim());

const readLines = async (name: string): Promise<string[]> => {
  const text = await readFile(new URL(`./${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line && !line.startsWith('#'));
};

export interface TradeNoun {
  term: string;
  category: string | null;
}

export async function readTradeNouns(): Promise<TradeNoun[]> {
  let category: string | null = null;
  return (await readLines('trade-nouns')).flatMap((line) => {
    const heading = /^\[(?<slug>.*)\]$/.exec(line)?.groups;
    if (!heading) return listTerms(line).map((term) => ({ term, category }));
    category = heading.slug || null;
    return [];
  });
}

export const readBrands = async (): Promise<string[]> => (await readLines('brands')).flatMap(listTerms);

/** The files only change when the site is deployed. */
export const getLexicon = keepRead('tradeLexicon', async (db: Database): Promise<Lexicon> => {
  const [nouns, brands] = await Promise.all([readTradeNouns(), readBrands()]);
  const keys = await stemTerms(db, [...nouns.map(({ term }) => term), ...brands]);
  return {
    nouns: new Map(nouns.map(({ category }, index) => [keys[index] ?? '', category])),
    brands: new Set(keys.slice(nouns.length)),
  };
});

async function stemTerms(db: Database, terms: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select array_to_string(search_lexemes(term), ' ') as key
    from unnest(${terms}::text[]) with ordinality as listed (term, ordinal) order by ordinal`.execute(db);
  return rows.map(({ key }) => key);
}
