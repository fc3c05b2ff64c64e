import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { parseSynonyms } from './synonyms.ts';
import { lockVocabulary } from './vocabulary-lock.ts';
import { learnSynonymWords } from './written-words.ts';

const dataFile = new URL('./synonyms.txt', import.meta.url);
const dataName = 'synonyms';

export async function loadSynonyms(db: Database): Promise<void> {
  const file = await readFile(dataFile, 'utf8');
  const version = createHash('sha256').update(file).digest('hex');
  if (await isLoaded(db, version)) return;
  await db.transaction().execute(async (transaction) => {
    await lockVocabulary(transaction);
    if (await isLoaded(transaction, version)) return;
    await replaceSynonyms(transaction, file);
    await sql`
      insert into reference_data (name, version) values (${dataName}, ${version})
      on conflict (name) do update set version = excluded.version, loaded_at = now()`.execute(transaction);
  });
}

async function isLoaded(db: Database, version: string): Promise<boolean> {
  const { rows } = await sql`
    select from reference_data where name = ${dataName} and version = ${version}`.execute(db);
  return rows.length > 0;
}

async function replaceSynonyms(db: Database, file: string): Promise<void> {
  const pairs = JSON.stringify(parseSynonyms(file));
  await sql`delete from search_synonyms`.execute(db);
  await sql`
    insert into search_synonyms (key, query, is_near)
    select array_to_string(search_lexemes(term), ' '),
      phraseto_tsquery('trade', stemmable(search_text(alternative))), bool_and(is_near)
    from json_to_recordset(${pairs}::text::json) as pair (term text, alternative text, is_near boolean)
    where search_lexemes(term) <> search_lexemes(alternative)
    group by 1, 2`.execute(db);
  await learnSynonymWords(db, listTerms(file));
}

export const readSynonymTerms = async (): Promise<string[]> => listTerms(await readFile(dataFile, 'utf8'));

const listTerms = (file: string) => parseSynonyms(file).map(({ term }) => term);
