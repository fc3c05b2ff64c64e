import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { countEdits } from '../words/edit-distance.ts';
import type { Typed } from './typed.ts';

const shortestWord = 4;
const readWords = 30;
/** Each is compared with the whole vocabulary. */
const maxCompared = 2;

interface Known {
  key: string;
  frequency: number;
}

/** Replaces words that begin no known word by the likeliest known one. */
export async function correctWords(db: Database, typed: Typed): Promise<Typed | undefined> {
  const unknown = await findUnknown(db, typed);
  if (unknown.size === 0) return undefined;
  const words = typed.words.map((word) => chooseLikeliest(word, unknown.get(word) ?? []) ?? word);
  return { ...typed, key: words.join(' '), words, pieces: words };
}

async function findUnknown(db: Database, { words }: Typed): Promise<Map<string, Known[]>> {
  const letters = words
    .filter((word) => /^[a-z]+$/.test(word) && word.length >= shortestWord)
    .slice(-maxCompared);
  const { rows } = await sql<{ word: string; similar: Known[] }>`
    select word, (
      select json_agg(known) from (
        select key, title_count as frequency from search_words
        where title_count > 0 and (key collate "default") % word
        order by similarity(key, word) desc limit ${readWords}
      ) as known
    ) as similar
    from unnest(${letters}::text[]) as word
    where not exists (select from search_words where title_count > 0 and key >= word and key < word || '~')`.execute(
    db,
  );
  return new Map(rows.map(({ word, similar }) => [word, similar ?? []]));
}

function chooseLikeliest(word: string, similar: Known[]): string | undefined {
  const [best] = similar
    .map((known) => ({ ...known, edits: countEditsOfBeginning(word, known.key) }))
    .filter(({ edits }) => edits <= maxEdits(word))
    .sort((one, other) => one.edits - other.edits || other.frequency - one.frequency);
  return best?.key;
}

/** The word may not be typed to its end. */
const countEditsOfBeginning = (typed: string, known: string) =>
  Math.min(...[-1, 0, 1].map((more) => countEdits(typed, known.slice(0, typed.length + more))));

const maxEdits = (word: string) => (word.length <= 5 ? 1 : 2);
