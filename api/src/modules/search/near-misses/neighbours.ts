import type { CallAnswer } from '@parpaing/contract/calls';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { PreparedSearch } from '../filters/prepare.ts';
import { presentFound } from '../results/card.ts';
import { listPage } from '../results/page.ts';
import { dropNumbers } from '../words/parse-text.ts';

const maxNeighbours = 12;

/** The same product with other dimensions, where some were found with those asked for. */
export async function findNeighbours(
  db: Database,
  { filter, words }: PreparedSearch,
  found: { ids: string[]; total: number },
): Promise<CallAnswer<'listMaterials'>['neighbours']> {
  const isWhole = found.total > 0 && found.total === found.ids.length;
  if (!words || !isWhole || words.leftOut.length) return null;
  const without = await dropNumbers(db, words.searched);
  if (!without) return null;
  const cards = await listPage(
    db,
    { ...filter, text: without.query },
    { sort: 'pertinence', tax: 'ttc', offset: 0, limit: found.total + maxNeighbours },
  );
  const others = cards.filter(({ id }) => !found.ids.includes(id)).slice(0, maxNeighbours);
  if (others.length === 0) return null;
  const isThickness = await haveThickness(db, found.ids, without.numbers);
  return {
    kind: isThickness ? 'thickness' : 'dimension',
    items: others.map((card) => presentFound(card, filter.need)),
  };
}

async function haveThickness(db: Database, ids: string[], numbers: string[]): Promise<boolean> {
  const { rows } = await sql<{ isOne: boolean }>`
    select exists (
      select from materials where id = any(${ids}::uuid[])
        and attributes ->> 'epaisseur' = any(${numbers.map((number) => number.replace('v', '.'))}::text[])
    ) as is_one`.execute(db);
  return rows[0]?.isOne ?? false;
}
