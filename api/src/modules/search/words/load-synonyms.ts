import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { loadReferenceFile } from '../../../db/load-reference-file.ts';
import { parseSynonyms } from './synonyms.ts';
import { learnSynonymWords } from './written-words.ts';

const dataFile = new URL('./synonyms.txt', import.meta.url);

export const loadSynonyms = (db: Database): Promise<void> =>
  loadReferenceFile(db, { name: 'synonyms', url: dataFile, lock: 'vocabulary', replace: replaceSynonyms });

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
