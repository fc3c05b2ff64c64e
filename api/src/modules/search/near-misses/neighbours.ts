import type { CallAnswer } from '@parpaing/contract/calls';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { MaterialFilter } from '../filters/filter.ts';
import type { PreparedSearch } from '../filters/prepare.ts';
import { presentFound } from '../results/card.ts';
import { listPage } from '../results/page.ts';
import { dropNumbers } from '../words/parse-text.ts';
import { listFewerWords } from '../words/relaxing.ts';
import type { SearchedText } from '../words/words.ts';

const maxNeighbours = 12;
const fewResults = 5;
const mostWords = 2;

type Neighbours = CallAnswer<'listMaterials'>['neighbours'];

/** Where something was found: the same product with other dimensions, or beside few results with a word less. */
export async function findNeighbours(
  db: Database,
  { filter, words }: PreparedSearch,
  { ids, total }: { ids: string[]; total: number },
): Promise<Neighbours> {
  const isWhole = total > 0 && total === ids.length;
  if (!words || !isWhole || words.leftOut.length) return null;
  const { searched } = words;
  const others = await findOtherDimensions(db, filter, searched, ids);
  return others ?? (total < fewResults ? findWithoutWord(db, filter, searched, ids) : null);
}

async function findOtherDimensions(
  db: Database,
  filter: MaterialFilter,
  searched: SearchedText,
  ids: string[],
): Promise<Neighbours> {
  const without = await dropNumbers(db, searched);
  if (!without) return null;
  const items = await listOthers(db, { ...filter, text: without.query }, ids);
  if (items.length === 0) return null;
  const isThickness = await haveThickness(db, ids, without.numbers);
  return { kind: isThickness ? 'thickness' : 'dimension', word: null, items };
}

async function findWithoutWord(
  db: Database,
  filter: MaterialFilter,
  searched: SearchedText,
  ids: string[],
): Promise<Neighbours> {
  for (const { word, query } of await listFewerWords(db, searched, mostWords)) {
    const items = await listOthers(db, { ...filter, text: query }, ids);
    if (items.length > 0) return { kind: 'word', word, items };
  }
  return null;
}

async function listOthers(db: Database, filter: MaterialFilter, ids: string[]) {
  const limit = ids.length + maxNeighbours;
  const cards = await listPage(db, filter, { sort: 'pertinence', tax: 'ttc', offset: 0, limit });
  const others = cards.filter(({ id }) => !ids.includes(id)).slice(0, maxNeighbours);
  return others.map((card) => presentFound(card, filter));
}

async function haveThickness(db: Database, ids: string[], numbers: string[]): Promise<boolean> {
  const { rows } = await sql<{ isOne: boolean }>`
    select exists (
      select from materials where id = any(${ids}::uuid[])
        and attributes ->> 'epaisseur' = any(${numbers.map((number) => number.replace('v', '.'))}::text[])
    ) as is_one`.execute(db);
  return rows[0]?.isOne ?? false;
}
